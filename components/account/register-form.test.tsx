import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { CODE } from '@/contracts/codes'
import { ApiError } from '@/lib/api/api-error'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { messagesOf } from '@/lib/i18n/messages'
import words from '@/messages/en.json'
import { RegisterForm } from './register-form'

jest.mock('@/lib/api/call-endpoint', () => ({ callEndpoint: jest.fn() }))
jest.mock('./after-sign-in', () => ({ goOnAfterSignIn: () => {} }))
jest.mock('@/components/layout/use-guarded-navigation', () => ({
  useGuardedNavigation: () => ({}),
  usePlaceGuard: () => () => false,
}))
jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/register' }))

const t = words.account
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const noteOf = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent ?? ''
const submit = () => userEvent.click(screen.getByRole('button', { name: t.register }))

async function fill(own: { mobile?: string; again?: string } = {}) {
  const { mobile = '+1 415 555 0132', again = 'a-small-boat' } = own
  await userEvent.type(field(t.givenName), 'Mali')
  await userEvent.type(field(t.familyName), 'Srisai')
  await userEvent.type(field(t.email), 'mali@example.com')
  await userEvent.type(field(t.mobile), mobile)
  await userEvent.type(field(t.password), 'a-small-boat')
  if (again) await userEvent.type(field(t.passwordAgain), again)
}

function refuse(name: string, message: string) {
  const data = { fields: { [name]: message } }
  const error = new ApiError({ kind: 'refused', message, code: CODE.conflict, status: 200, data })
  jest.mocked(callEndpoint).mockRejectedValue(error)
}

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/register?from=%2Faddress')
  jest.mocked(callEndpoint).mockReset()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={messagesOf('auth', words)}>
        <RegisterForm />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
})

it('keeps the help about the country code beside the error of a number without one', async () => {
  await fill({ mobile: '415 555 0132' })
  await submit()
  await waitFor(() =>
    expect(noteOf(t.mobile)).toContain('Please enter a correct mobile phone number'),
  )
  expect(noteOf(t.mobile)).toContain('With the country code, such as +1 415 555 0132')
  expect(document.activeElement).toBe(field(t.mobile))
})

it('shows at the email that it has an account, and offers to sign in instead', async () => {
  refuse('email', words.errors.EMAIL_TAKEN)
  await fill()
  expect(screen.queryByRole('link')).toBeNull()
  await submit()
  await waitFor(() => expect(noteOf(t.email)).toBe('This email already has an account'))
  expect(document.activeElement).toBe(field(t.email))
  expect(screen.getAllByText('This email already has an account')).toHaveLength(1)
  const link = screen.getByRole('link', { name: 'Sign in instead' })
  expect(link.getAttribute('href')).toBe('/login?from=%2Faddress')
  await userEvent.type(field(t.email), 'x')
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
})

it('shows at the number that it has an account', async () => {
  refuse('mobile', words.errors.MOBILE_TAKEN)
  await fill()
  await submit()
  await waitFor(() => expect(noteOf(t.mobile)).toContain(words.errors.MOBILE_TAKEN))
  expect(document.activeElement).toBe(field(t.mobile))
})

it('marks every field of an empty form', async () => {
  await submit()
  await waitFor(() => expect(field(t.email).getAttribute('aria-invalid')).toBe('true'))
  const all = [t.givenName, t.familyName, t.email, t.mobile, t.password, t.passwordAgain]
  expect(all.filter((label) => !field(label).getAttribute('aria-invalid'))).toEqual([])
  expect(noteOf(t.passwordAgain)).toBe('Please fill this in')
})

it('says that an empty repetition does not match a password', async () => {
  await fill({ again: '' })
  await submit()
  await waitFor(() => expect(noteOf(t.passwordAgain)).toBe('Passwords do not match'))
})
