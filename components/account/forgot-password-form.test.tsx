import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { ApiError } from '@/lib/api/api-error'
import words from '@/messages/en.json'
import { ForgotPasswordForm } from './forgot-password-form'

jest.mock('@/lib/api/call-endpoint', () => ({ callEndpoint: jest.fn() }))
jest.mock('./after-sign-in', () => ({ signInAnew: () => {} }))

const account = () => screen.getByLabelText(words.account.account)
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: words.passwords.sendCode })

beforeEach(() => {
  jest.mocked(callEndpoint).mockReset().mockResolvedValue({ sent: true })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={words}>
        <ForgotPasswordForm />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
})

it.each(['notanemail', 'a@b', '+1415555013'])('sends no code to %p', async (typed) => {
  await userEvent.type(account(), typed)
  await userEvent.click(send())
  expect(await screen.findByText(words.errors.fields.account)).toBeTruthy()
  expect(send().disabled).toBe(false)
  expect(callEndpoint).not.toHaveBeenCalled()
})

it('waits a minute before the next code, unless the account is corrected', async () => {
  await userEvent.type(account(), 'mali@example.con')
  await userEvent.click(send())
  const wait = await screen.findByRole<HTMLButtonElement>('button', { name: /^Send again in/ })
  expect(wait.disabled).toBe(true)
  await userEvent.type(account(), '{Backspace}m')
  expect(send().disabled).toBe(false)
  await userEvent.click(send())
  expect(await screen.findByText(/on its way to mali@example.com|mali@example.com/)).toBeTruthy()
  expect(callEndpoint).toHaveBeenCalledTimes(2)
})

it('shows why no code was sent at its field', async () => {
  const message = 'Too many tries'
  jest.mocked(callEndpoint).mockRejectedValue(new ApiError({ kind: 'refused', message, code: 429 }))
  await userEvent.type(account(), 'mali@example.com')
  await userEvent.click(send())
  expect(await screen.findByText(message)).toBeTruthy()
  const code = screen.getByLabelText(words.passwords.code)
  expect(code.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(code.getAttribute('aria-describedby')!)?.textContent).toBe(message)
})

it('tells a missing repetition from a different one', async () => {
  const submit = () => userEvent.click(screen.getByRole('button', { name: words.passwords.setNew }))
  const again = () => screen.getByLabelText(words.passwords.newAgain)
  const noteOfAgain = () =>
    document.getElementById(again().getAttribute('aria-describedby') ?? '')?.textContent
  await submit()
  await waitFor(() => expect(noteOfAgain()).toBe(words.errors.fields.required))
  await userEvent.type(screen.getByLabelText(words.passwords.new), 'a-small-boat')
  await submit()
  await waitFor(() => expect(noteOfAgain()).toBe(words.account.mismatch))
})
