import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { ApiError } from '@/lib/api/api-error'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { messagesOf } from '@/lib/i18n/messages'
import { accountKeys } from '@/lib/queries/account-keys'
import { payLockEnd } from '@/lib/wallet/pay-lock'
import words from '@/messages/en.json'
import { PayCodeForm } from './pay-code-form'

jest.mock('@/lib/api/call-endpoint', () => ({ callEndpoint: jest.fn() }))
jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }))
jest.mock('@/components/layout/use-detour', () => ({ useDetourEnd: () => () => undefined }))

const t = words.payCode

function renderForm() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const user = { id: 7, email: 'mali@example.com', has_pay_password: true }
  queryClient.setQueryData(accountKeys.user, user)
  render(
    <QueryClientProvider client={queryClient}>
      <NextIntlClientProvider locale="en" messages={messagesOf('account', words)}>
        <PayCodeForm />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
}

it('marks every field of an empty form', async () => {
  renderForm()
  await userEvent.click(screen.getByRole('button', { name: t.change }))
  const isMarked = (label: string) =>
    screen.getByLabelText(label).getAttribute('aria-invalid') === 'true'
  await waitFor(() => expect([t.old, t.new, t.again].filter(isMarked)).toHaveLength(3))
})

it('records a lock for the payment sheet, and its end with a new payment password', async () => {
  renderForm()
  for (const [label, code] of [
    [t.old, '000000'],
    [t.new, '246810'],
    [t.again, '246810'],
  ] as const)
    await userEvent.type(screen.getByLabelText(label), code)
  const change = screen.getByRole('button', { name: t.change })
  jest
    .mocked(callEndpoint)
    .mockRejectedValueOnce(
      new ApiError({
        kind: 'refused',
        message: words.errors.PAY_CODE_LOCKED,
        code: 0,
        status: 200,
        data: { tries_left: 0, locked_until: '2126-11-29T10:19:30.000Z' },
      }),
    )
    .mockResolvedValue(null)
  await userEvent.click(change)
  const text = 'Too many wrong payment passwords. Please try again after Nov 29, 2126, 10:20 AM'
  expect(await screen.findByText(text)).toBeTruthy()
  expect(payLockEnd(7)).not.toBeNull()
  await userEvent.click(change)
  await waitFor(() => expect(payLockEnd(7)).toBeNull())
})

it('shows the keypad for a payment password, and not for the code that resets it', async () => {
  jest.mocked(callEndpoint).mockResolvedValue(null)
  renderForm()
  await userEvent.click(screen.getByRole('button', { name: t.forgot }))
  const code = screen.getByLabelText(words.passwords.code)
  const keypad = () => screen.queryByRole('group', { name: t.keypad })
  expect(keypad()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: words.passwords.sendCode }))
  expect(await screen.findByText(t.sent)).toBeTruthy()
  expect(screen.queryByText(words.passwords.codeHint)).toBeNull()
  expect(document.activeElement).toBe(code)
  await userEvent.keyboard('135791')
  await userEvent.click(screen.getByLabelText(t.new))
  await userEvent.click(screen.getByRole('button', { name: '2' }))
  expect(screen.getByLabelText(t.new)).toHaveProperty('value', '2')
  expect(code).toHaveProperty('value', '135791')
  await userEvent.click(code)
  expect(keypad()).toBeNull()
  expect(document.querySelector('[data-active]')).toBeNull()
})
