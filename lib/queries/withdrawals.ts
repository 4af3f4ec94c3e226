import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import type { listWithdrawals } from '@/contracts/withdrawals'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { cursorPaging } from '@/lib/queries/paging'
import { walletKeys } from '@/lib/queries/wallet-keys'

const contract = () => import('@/contracts/withdrawals')

export type WithdrawalFilter = Omit<InputOf<typeof listWithdrawals>, 'cursor'>

export const withdrawalKeys = {
  terms: [...walletKeys.all, 'withdrawals', 'terms'] as const,
  list: (filter: WithdrawalFilter) => [...walletKeys.all, 'withdrawals', 'list', filter] as const,
}

/** The balance, the fee and the saved cards. */
export const withdrawalTermsQuery = () =>
  queryOptions({
    queryKey: withdrawalKeys.terms,
    queryFn: ({ signal }) => callEndpoint(contract, 'getWithdrawalTerms', {}, { signal }),
    staleTime: 0,
  })

export const withdrawalsQuery = (filter: WithdrawalFilter) =>
  infiniteQueryOptions({
    queryKey: withdrawalKeys.list(filter),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(contract, 'listWithdrawals', { ...filter, cursor: pageParam }, { signal }),
    ...cursorPaging,
  })
