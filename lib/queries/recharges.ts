import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import type { listRecharges } from '@/contracts/wallet'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { cursorPaging } from '@/lib/queries/paging'

const contract = () => import('@/contracts/wallet')

export type RechargeFilter = Omit<InputOf<typeof listRecharges>, 'cursor'>

/** Under the `wallet` key, so that a settled top-up shows at once. */
const rechargeKeys = {
  networks: ['wallet', 'networks'] as const,
  transferAccount: ['wallet', 'transferAccount'] as const,
  cardTerms: ['wallet', 'cardTerms'] as const,
  list: (filter: RechargeFilter) => ['wallet', 'recharges', filter] as const,
}

/** Deposit addresses may change: nobody must send to an outdated one. */
export const networksQuery = () =>
  queryOptions({
    queryKey: rechargeKeys.networks,
    queryFn: ({ signal }) => callEndpoint(contract, 'listNetworks', {}, { signal }),
    staleTime: 0,
  })

export const transferAccountQuery = () =>
  queryOptions({
    queryKey: rechargeKeys.transferAccount,
    queryFn: ({ signal }) => callEndpoint(contract, 'getTransferAccount', {}, { signal }),
    staleTime: 0,
  })

export const cardTermsQuery = () =>
  queryOptions({
    queryKey: rechargeKeys.cardTerms,
    queryFn: ({ signal }) => callEndpoint(contract, 'getCardTerms', {}, { signal }),
  })

export const rechargesQuery = (filter: RechargeFilter) =>
  infiniteQueryOptions({
    queryKey: rechargeKeys.list(filter),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(contract, 'listRecharges', { ...filter, cursor: pageParam }, { signal }),
    ...cursorPaging,
  })
