import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import type { cancelRefund, requestRefund, shipRefund } from '@/contracts/refunds'
import type { Refund } from '@/contracts/schemas/refunds'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { callOnce } from '@/lib/mutations/idempotency'
import { orderKeys } from '@/lib/queries/orders'
import { refundKeys } from '@/lib/queries/refunds'

const contract = () => import('@/contracts/refunds')

/** A refusal may mean that the order has moved on, so that everything about it is asked again too. */
function afterwards(queryClient: QueryClient) {
  return {
    onSuccess: (refund: Refund) => {
      queryClient.setQueryData(refundKeys.detail(refund.id), refund)
      queryClient.setQueryData(refundKeys.latest(refund.order_id), refund)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.all }),
  }
}

/** Asked again after a time-out, it answers what the first call did. */
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
