import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { addressKeys } from '@/lib/queries/addresses'
import { orderKeys } from '@/lib/queries/orders'
import { useDeleteAddress, useSetDefaultAddress } from './addresses'

jest.mock('@/lib/api/call-endpoint', () => ({ callEndpoint: async () => [{ id: 8 }] }))

it.each([
  ['a new default', useSetDefaultAddress],
  ['a deletion', useDeleteAddress],
])('%s refreshes the other addresses and the quotes', async (_name, useChange) => {
  const queryClient = new QueryClient()
  const stale = [addressKeys.detail(8), orderKeys.quotes]
  for (const key of stale) queryClient.setQueryData(key, {})
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useChange(), { wrapper })
  await act(() => result.current.mutateAsync({ id: 7 }))
  expect(queryClient.getQueryData(addressKeys.list)).toEqual([{ id: 8 }])
  expect(stale.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true])
})
