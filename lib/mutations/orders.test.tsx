import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { accountKeys } from '@/lib/queries/account-keys'
import { billKeys } from '@/lib/queries/bill'
import { orderKeys } from '@/lib/queries/orders'
import { withdrawalKeys } from '@/lib/queries/withdrawals'
import { usePayOrders } from './orders'

jest.mock('@/lib/mutations/idempotency', () => ({
  callOnce: async () => ({ paid: [7], balance: 500 }),
}))

it('a payment refreshes every movement, balance and order on screen', async () => {
  const queryClient = new QueryClient()
  const keys = [billKeys.list({}), withdrawalKeys.terms, orderKeys.detail(7), accountKeys.user]
  for (const key of keys) queryClient.setQueryData(key, { balance: 999 })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => usePayOrders(), { wrapper })
  await act(() => result.current.mutateAsync({ order_ids: [7], ticket: 'ticket' }))
  expect(queryClient.getQueryData(accountKeys.user)).toEqual({ balance: 500 })
  expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual(
    keys.map(() => true),
  )
})
