import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import type { cancelRefund, requestRefund, shipRefund } from '@/contracts/refunds'
import type { Refund } from '@/contracts/schemas/refunds'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { callOnce } from '@/lib/mutations/idempotency'
import { orderKeys } from '@/lib/queries/orders'
import { refundKeys } from '@/lib/queries/refunds'

const contract = () => import('@/contracts/refunds')

/** An error may mean that the order has changed, so that its queries are invalidated too. */
function afterwards(queryClient: QueryClient) {
  return {
    onSuccess: (refund: Refund) => {
      queryClient.setQueryData(refundKeys.detail(refund.id), refund)
      queryClient.setQueryData(refundKeys.latest(refund.order_id), refund)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.all }),
  }
}

/** A retry after a timeout returns the first result. */
export function useRequestRefund() {
  return useMutation({
    mutationFn: (input: InputOf<typeof requestRefund>) =>
      callOnce(contract, 'requestRefund', input),
    ...afterwards(useQueryClient()),
  })
}

export function useWithdrawRefund() {
  return useMutation({
    mutationFn: (input: InputOf<typeof cancelRefund>) =>
      callEndpoint(contract, 'cancelRefund', input),
    ...afterwards(useQueryClient()),
  })
}

export function useSendBack() {
  return useMutation({
    mutationFn: (input: InputOf<typeof shipRefund>) => callEndpoint(contract, 'shipRefund', input),
    ...afterwards(useQueryClient()),
  })
}
