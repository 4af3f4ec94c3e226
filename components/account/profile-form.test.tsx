import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { CODE } from '@/contracts/codes'
import type { User } from '@/contracts/schemas/account'
import { ApiError } from '@/lib/api/api-error'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { messagesOf } from '@/lib/i18n/messages'
import words from '@/messages/en.json'
import { ProfileForm } from './profile-form'

jest.mock('@/lib/api/call-endpoint', () => ({ callEndpoint: jest.fn() }))
jest.mock('@/components/layout/use-guarded-navigation', () => ({
  useGuardedNavigation: () => ({}),
  usePlaceGuard: () => () => false,
}))
jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/profile' }))

const USER = {
  id: 7,
  given_name: 'Mali',
  family_name: 'Srisai',
  email: 'mali@example.com',
  mobile: '+14155550132',
  avatar: null,
} as User

it('shows at the number that another account has it', async () => {
  const message = words.errors.MOBILE_TAKEN
  const data = { fields: { mobile: message } }
  const error = new ApiError({ kind: 'refused', message, code: CODE.conflict, status: 200, data })
  jest.mocked(callEndpoint).mockRejectedValue(error)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={messagesOf('account', words)}>
        <ProfileForm user={USER} onSaved={() => {}} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: words.profile.save }))
  const mobile = screen.getByLabelText(words.account.mobile)
  await waitFor(() => expect(mobile.getAttribute('aria-invalid')).toBe('true'))
  const note = document.getElementById(mobile.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toContain(message)
  expect(screen.getAllByText(message)).toHaveLength(1)
  expect(document.activeElement).toBe(mobile)
})
