import { act, render, screen, waitFor } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { currentToast, dismissToast } from '@/lib/toast/toast'
import words from '@/messages/en.json'
import { CopyButton } from './copy-button'

const writeText = jest.fn<Promise<void>, [string]>()

function press(isSecureContext: boolean) {
  const clipboard = isSecureContext ? { writeText } : undefined
  Object.defineProperty(window, 'isSecureContext', { value: isSecureContext, configurable: true })
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  render(
    <NextIntlClientProvider locale="en" messages={words}>
      <CopyButton text="261122" label="Copy order number" />
    </NextIntlClientProvider>,
  )
  act(() => screen.getByRole('button', { name: 'Copy order number' }).click())
}

afterEach(() => act(dismissToast))

it.each<[string, boolean, () => Promise<void>, string]>([
  ['copies', true, () => Promise.resolve(), 'Copied'],
  ['announces a failure', true, () => Promise.reject(new Error('denied')), 'Copy Fail'],
  [
    'explains that a page without HTTPS cannot copy',
    false,
    () => Promise.resolve(),
    'Copy is unsupported on non-HTTPS pages',
  ],
])('%s', async (_, isSecureContext, outcome, said) => {
  writeText.mockImplementation(outcome)
  press(isSecureContext)
  await waitFor(() => expect(currentToast()?.text).toBe(said))
  expect(writeText.mock.calls).toEqual(isSecureContext ? [['261122']] : [])
})
