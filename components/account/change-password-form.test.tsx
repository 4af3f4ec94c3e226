import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { accountKeys } from '@/lib/queries/account-keys'
import { messagesOf } from '@/lib/i18n/messages'
import words from '@/messages/en.json'
import { ChangePasswordForm } from './change-password-form'

jest.mock('@/lib/api/call-endpoint', () => ({ callEndpoint: jest.fn() }))
jest.mock('./after-sign-in', () => ({ signInAnew: () => {} }))
jest.mock('@/components/layout/use-guarded-navigation', () => ({
  useGuardedNavigation: () => ({}),
  usePlaceGuard: () => () => false,
}))

it('marks every field of an empty form', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queryClient.setQueryData(accountKeys.user, { id: 7, email: 'mali@example.com' })
  render(
    <QueryClientProvider client={queryClient}>
      <NextIntlClientProvider locale="en" messages={messagesOf('account', words)}>
        <ChangePasswordForm />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
  const t = words.passwords
  await userEvent.click(screen.getByRole('button', { name: t.change }))
  const isMarked = (label: string) =>
    screen.getByLabelText(label).getAttribute('aria-invalid') === 'true'
  await waitFor(() => expect([t.old, t.new, t.newAgain].filter(isMarked)).toHaveLength(3))
})
