import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import words from '@/messages/en.json'
import { PayKeypad } from './pay-keypad'

it.each([
  ['without a key that confirms', undefined],
  ['with a key that confirms', 'Done'],
])('deletes at the bottom right, %s', async (_, submitLabel) => {
  const onDelete = jest.fn()
  const onSubmit = jest.fn()
  const nothing = () => undefined
  render(
    <NextIntlClientProvider locale="en" messages={words}>
      <PayKeypad
        submitLabel={submitLabel}
        isDisabled={false}
        canSubmit
        onDigit={nothing}
        onDelete={onDelete}
        onSubmit={onSubmit}
        onKeyDown={nothing}
      />
    </NextIntlClientProvider>,
  )
  const nameOf = (key: HTMLElement) => key.getAttribute('aria-label') ?? key.textContent
  const names = screen.getAllByRole('button').map(nameOf)
  const lastRow = submitLabel
    ? [submitLabel, '0', words.payCode.deleteDigit]
    : ['0', words.payCode.deleteDigit]
  expect(names.slice(9)).toEqual(lastRow)
  await userEvent.click(screen.getByRole('button', { name: words.payCode.deleteDigit }))
  expect([onDelete.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 0])
})
