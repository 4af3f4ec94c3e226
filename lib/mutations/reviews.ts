import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import type { createReview } from '@/contracts/reviews'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { orderKeys } from '@/lib/queries/orders'
import { reviewKeys } from '@/lib/queries/reviews'

const contract = () => import('@/contracts/reviews')

/** Field errors are shown beside the fields. */
export function useCreateReview() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof createReview>) =>
      callEndpoint(contract, 'createReview', input, { quiet: 'fields' }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: orderKeys.all }),
        queryClient.invalidateQueries({ queryKey: reviewKeys.all }),
      ]),
  })
}
