import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import type { requestRecharge } from '@/contracts/wallet'
import { callOnce } from '@/lib/mutations/idempotency'
import { walletKeys } from '@/lib/queries/wallet'

const contract = () => import('@/contracts/wallet')

/** Money arrives only when an operator passes it, so that the balance is not asked again here. */
export function useRequestRecharge() {
  const queryClient = useQueryClient()
  return useMutation({
    gcTime: 0,
    mutationFn: (input: InputOf<typeof requestRecharge>) =>
      callOnce(contract, 'requestRecharge', input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: walletKeys.recharges }),
  })
}
