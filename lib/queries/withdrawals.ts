import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
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
  sum: (amount: number) => ['wallet', 'withdrawals', 'sum', amount] as const,
  list: (filter: WithdrawalFilter) => ['wallet', 'withdrawals', 'list', filter] as const,
}

/** The balance, the fee and the saved cards. */
export const withdrawalTermsQuery = () =>
  queryOptions({
    queryKey: withdrawalKeys.terms,
    queryFn: ({ signal }) => callEndpoint(contract, 'getWithdrawalTerms', {}, { signal }),
    staleTime: 0,
  })

/** The net amount of a withdrawal. The previous one is shown while a new one loads. */
export const withdrawalSumQuery = (amount: number) =>
  queryOptions({
    queryKey: withdrawalKeys.sum(amount),
    queryFn: async ({ signal }) => {
      const { sum } = await callEndpoint(contract, 'getWithdrawalTerms', { amount }, { signal })
      return sum
    },
    placeholderData: keepPreviousData,
  })

export const withdrawalsQuery = (filter: WithdrawalFilter) =>
  infiniteQueryOptions({
    queryKey: withdrawalKeys.list(filter),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(contract, 'listWithdrawals', { ...filter, cursor: pageParam }, { signal }),
    ...cursorPaging,
  })
