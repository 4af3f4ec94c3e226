import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import type { listWithdrawals } from '@/contracts/withdrawals'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { cursorPaging } from '@/lib/queries/paging'

const contract = () => import('@/contracts/withdrawals')

export type WithdrawalFilter = Omit<InputOf<typeof listWithdrawals>, 'cursor'>

/** Queries under `wallet` are stale after a transfer. */
export const withdrawalKeys = {
  all: ['wallet', 'withdrawals'] as const,
  terms: ['wallet', 'withdrawals', 'terms'] as const,
  list: (filter: WithdrawalFilter) => ['wallet', 'withdrawals', 'list', filter] as const,
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
