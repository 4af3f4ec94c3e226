import { queryOptions } from '@tanstack/react-query'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { orderKeys } from '@/lib/queries/orders'

const contract = () => import('@/contracts/refunds')

/** Under the orders' key: an event of an order may concern its refund. */
export const refundKeys = {
  detail: (id: number) => [...orderKeys.all, 'refund', id] as const,
  latest: (orderId: number) => [...orderKeys.all, 'refund of', orderId] as const,
  refundable: (orderId: number) => [...orderKeys.all, 'refundable', orderId] as const,
  reasons: ['refund reasons'] as const,
}

export const refundQuery = (id: number) =>
  queryOptions({
    queryKey: refundKeys.detail(id),
    queryFn: ({ signal }) => callEndpoint(contract, 'getRefund', { id }, { signal }),
  })

/** The latest request of an order. */
export const orderRefundQuery = (orderId: number) =>
  queryOptions({
    queryKey: refundKeys.latest(orderId),
    queryFn: ({ signal }) => callEndpoint(contract, 'getRefund', { order_id: orderId }, { signal }),
  })

export const refundableQuery = (orderId: number) =>
  queryOptions({
    queryKey: refundKeys.refundable(orderId),
    queryFn: ({ signal }) =>
      callEndpoint(contract, 'getRefundable', { order_id: orderId }, { signal }),
    staleTime: 0,
  })

export const refundReasonsQuery = () =>
  queryOptions({
    queryKey: refundKeys.reasons,
    queryFn: ({ signal }) => callEndpoint(contract, 'listRefundReasons', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
