import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import type { listOrders, quoteOrder } from '@/contracts/orders'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { cursorPaging } from '@/lib/queries/paging'

const contract = () => import('@/contracts/orders')

export type OrderFilter = Omit<InputOf<typeof listOrders>, 'cursor'>
export type QuoteInput = InputOf<typeof quoteOrder>

export const orderKeys = {
  all: ['orders'] as const,
  lists: ['orders', 'list'] as const,
  list: (filter: OrderFilter) => ['orders', 'list', filter] as const,
  detail: (id: number) => ['orders', 'detail', id] as const,
  quotes: ['orders', 'quote'] as const,
  quote: (input: QuoteInput) => ['orders', 'quote', input] as const,
}

export const ordersQuery = (filter: OrderFilter) =>
  infiniteQueryOptions({
    queryKey: orderKeys.list(filter),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(contract, 'listOrders', { ...filter, cursor: pageParam }, { signal }),
    ...cursorPaging,
  })

export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: orderKeys.detail(id),
    queryFn: ({ signal }) => callEndpoint(contract, 'getOrder', { id }, { signal }),
  })

/** The current price of these items. The previous quote is shown while a new one loads. */
export const quoteQuery = (input: QuoteInput) =>
  queryOptions({
    queryKey: orderKeys.quote(input),
    queryFn: ({ signal }) =>
      callEndpoint(contract, 'quoteOrder', input, { signal, allowRepeat: true }),
    enabled: input.items.length > 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
