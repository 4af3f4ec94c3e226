import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import type { confirmRecharge, requestRecharge } from '@/contracts/wallet'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { callOnce } from '@/lib/mutations/idempotency'
import { walletKeys } from '@/lib/queries/wallet-keys'

const contract = () => import('@/contracts/wallet')

function useAfterTopUp() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: walletKeys.all })
}

/** A retry after a timeout returns the first result. */
export function useRequestRecharge() {
  return useMutation({
    mutationFn: (input: InputOf<typeof requestRecharge>) =>
      callOnce(contract, 'requestRecharge', input),
    onSettled: useAfterTopUp(),
  })
}

export function useConfirmRecharge() {
  return useMutation({
    mutationFn: (input: InputOf<typeof confirmRecharge>) =>
      callEndpoint(contract, 'confirmRecharge', input),
    onSettled: useAfterTopUp(),
  })
}
