import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import type { Quote } from '@/contracts/schemas/orders'
import { ApiError, type ApiErrorKind } from '@/lib/api/api-error'
import words from '@/messages/en.json'
import { usePlaceOrder } from './use-place-order'

const send = jest.fn<Promise<never>, []>()
jest.mock('@/lib/mutations/orders', () => ({
  useCreateOrder: () => ({ mutateAsync: () => send(), isPending: false }),
}))
jest.mock('@/components/layout/use-guarded-navigation', () => ({
  useGuardedNavigation: () => ({ replace: () => undefined }),
}))
jest.mock('@/components/ui/confirm-provider', () => ({ useConfirm: () => async () => false }))

const ITEMS = [{ sku_id: 31, quantity: 1 }]
const ORDER = { items: ITEMS, address_id: 1, expected_total: 999 }

function Around({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={words}>
        {children}
      </NextIntlClientProvider>
    </QueryClientProvider>
  )
}

function open() {
  sessionStorage.clear()
  const { result } = renderHook(() => usePlaceOrder(ITEMS), { wrapper: Around })
  const place = (kind: ApiErrorKind) => {
    send.mockRejectedValueOnce(new ApiError({ kind, message: '', status: 200 }))
    return act(() => result.current.place(ORDER, {} as Quote))
  }
  return { place, unanswered: () => result.current.unanswered }
}

it('retries an order without a response until there is one, also after a request that came too early', async () => {
  const { place, unanswered } = open()
  await place('network')
  expect(unanswered()).toEqual(ORDER)
  await place('duplicate')
  expect(unanswered()).toEqual(ORDER)
  await place('refused')
  expect(unanswered()).toBeNull()
})
