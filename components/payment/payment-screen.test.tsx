import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { CODE } from '@/contracts/codes'
import { ApiError } from '@/lib/api/api-error'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { accountKeys } from '@/lib/queries/account-keys'
import words from '@/messages/en.json'
import { PaymentScreen } from './payment-screen'

jest.mock('@/lib/api/call-endpoint', () => ({ callEndpoint: jest.fn() }))
jest.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => '/payment',
  useSearchParams: () => new URLSearchParams('orders=1,2,3'),
}))

const absence = new ApiError({ kind: 'refused', message: '', code: CODE.notFound, status: 200 })

/** The orders of the URL of which the shopper has these; all of them are cancelled. */
function open(own: number[]) {
  jest.mocked(callEndpoint).mockImplementation(async (_contract, _name, input) => {
    const { id } = input as { id: number }
    if (!own.includes(id)) throw absence
    return { id, total: 1200, actions: [], paid_at: null, pay_before: null } as never
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queryClient.setQueryData(accountKeys.user, { id: 7, balance: 500, has_pay_password: true })
  render(
    <QueryClientProvider client={queryClient}>
      <NextIntlClientProvider locale="en" messages={words} timeZone="UTC">
        <PaymentScreen />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
}

it.each([
  [[1], 'This order can no longer be paid'],
  [[1, 3], 'These orders can no longer be paid'],
  [[], 'There is nothing to pay here'],
])('of orders 1, 2 and 3 knows %j and says: %s', async (own, title) => {
  open(own)
  expect(await screen.findByText(title)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'View orders' })
  expect(link.getAttribute('href')).toBe('/myPurchases')
})
