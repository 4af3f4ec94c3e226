import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import type { cancelWithdrawal, removeBankCard, requestWithdrawal } from '@/contracts/withdrawals'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { callOnce } from '@/lib/mutations/idempotency'
import { accountKeys } from '@/lib/queries/account-keys'
import { walletKeys } from '@/lib/queries/wallet-keys'

const contract = () => import('@/contracts/withdrawals')

/** A transfer makes balance, records and movements stale. */
function useAfterMoney() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: walletKeys.all }),
      queryClient.invalidateQueries({ queryKey: accountKeys.user }),
    ])
}

/** A retry with the same ticket after a timeout returns the first result. */
export function useRequestWithdrawal() {
  return useMutation({
    // The card number is deleted once its screen is unmounted.
    gcTime: 0,
    mutationFn: (input: InputOf<typeof requestWithdrawal>) =>
      callOnce(contract, 'requestWithdrawal', input),
    onSettled: useAfterMoney(),
  })
}

export function useCancelWithdrawal() {
  return useMutation({
    mutationFn: (input: InputOf<typeof cancelWithdrawal>) =>
      callEndpoint(contract, 'cancelWithdrawal', input),
    onSettled: useAfterMoney(),
  })
}

export function useRemoveBankCard() {
  return useMutation({
    mutationFn: (input: InputOf<typeof removeBankCard>) =>
      callEndpoint(contract, 'removeBankCard', input),
    onSettled: useAfterMoney(),
  })
}
