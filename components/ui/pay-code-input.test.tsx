import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { useState } from 'react'
import messages from '@/messages/en.json'
import { PayCodeInput } from './pay-code-input'

function Payment({ onPay, isPending }: { onPay: (code: string) => void; isPending?: boolean }) {
  const [code, setCode] = useState('')
  return (
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <PayCodeInput
        label="Payment password"
        value={code}
        submitLabel="Pay"
        isPending={isPending}
        onChange={setCode}
        onSubmit={() => onPay(code)}
      />
    </NextIntlClientProvider>
  )
}

const key = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const status = () => screen.getByRole('status').textContent

it('pays with a code from the keypad when it is long enough', async () => {
  const onPay = jest.fn()
  render(<Payment onPay={onPay} />)
  for (const digit of '12345') await userEvent.click(key(digit))
  expect(key('Pay').disabled).toBe(true)
  await userEvent.click(key('6'))
  await userEvent.click(key('Pay'))
  expect(onPay).toHaveBeenCalledWith('123456')
})

it('deletes the last digit and announces how many there are', async () => {
  render(<Payment onPay={jest.fn()} />)
  expect(status()).toBe('No digits entered')
  await userEvent.click(key('1'))
  await userEvent.click(key('2'))
  await userEvent.click(key('Delete last digit'))
  expect(status()).toBe('1 digit entered')
})

it('accepts only digits from a keyboard, in the field or on a key', async () => {
  const onPay = jest.fn()
  render(<Payment onPay={onPay} />)
  await userEvent.type(screen.getByLabelText('Payment password', { selector: 'input' }), '1a２๓')
  await userEvent.click(key('4'))
  await userEvent.keyboard('56{Backspace}67')
  await userEvent.click(key('Pay'))
  expect(onPay).toHaveBeenCalledWith('1234567')
})

it('refuses a 13th digit and says so', async () => {
  const onPay = jest.fn()
  render(<Payment onPay={onPay} />)
  const field = screen.getByLabelText('Payment password', { selector: 'input' })
  await userEvent.type(field, '123456789012')
  expect(screen.queryByText(messages.payCode.tooLong)).toBeNull()
  await userEvent.click(key('3'))
  expect(screen.getByText(messages.payCode.tooLong)).toBeTruthy()
  await userEvent.click(key('Pay'))
  expect(onPay).toHaveBeenCalledWith('123456789012')
  await userEvent.click(key('Delete last digit'))
  expect(screen.queryByText(messages.payCode.tooLong)).toBeNull()
})

it('submits with Enter in the field, but not a code that is too short', async () => {
  const onPay = jest.fn()
  render(<Payment onPay={onPay} />)
  const field = screen.getByLabelText('Payment password', { selector: 'input' })
  await userEvent.type(field, '12345{Enter}')
  expect(onPay).not.toHaveBeenCalled()
  await userEvent.type(field, '6{Enter}')
  expect(onPay).toHaveBeenCalledTimes(1)
})

it('accepts at most twelve digits', async () => {
  const onPay = jest.fn()
  render(<Payment onPay={onPay} />)
  await userEvent.type(
    screen.getByLabelText('Payment password', { selector: 'input' }),
    '1234567890123{Enter}',
  )
  expect(onPay).toHaveBeenCalledWith('123456789012')
})

it('is disabled while the request is pending', async () => {
  const onPay = jest.fn()
  render(<Payment onPay={onPay} isPending />)
  await userEvent.type(
    screen.getByLabelText('Payment password', { selector: 'input' }),
    '123456{Enter}',
  )
  expect(status()).toBe('No digits entered')
  expect(onPay).not.toHaveBeenCalled()
})

it('takes the focus back after a wrong code, so that the next one can be typed', async () => {
  const onPay = jest.fn()
  const shown = (isPending: boolean) => <Payment onPay={onPay} isPending={isPending} />
  const { rerender } = render(shown(false))
  const field = screen.getByLabelText('Payment password', { selector: 'input' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.type(field, '123456')
  await userEvent.click(key('Pay'))
  expect(document.activeElement).not.toBe(field)
  rerender(shown(true))
  rerender(shown(false))
  await waitFor(() => expect(document.activeElement).toBe(field))
})
