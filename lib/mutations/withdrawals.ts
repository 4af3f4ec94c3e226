import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import type { cancelWithdrawal, removeBankCard, requestWithdrawal } from '@/contracts/withdrawals'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { callOnce } from '@/lib/mutations/idempotency'
import { accountKeys } from '@/lib/queries/account-keys'

const contract = () => import('@/contracts/withdrawals')

/** Balance, records and movements are all out of date once money has moved. */
function useAfterMoney() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['wallet'] }),
      queryClient.invalidateQueries({ queryKey: accountKeys.user }),
    ])
}

/** Asked again with the same ticket after a time-out, it answers what the first call did. */
export function useRequestWithdrawal() {
  return useMutation({
    // The card's number is not kept once its screen is gone.
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
