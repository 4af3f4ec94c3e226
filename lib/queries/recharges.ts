import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import type { listRecharges } from '@/contracts/wallet'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { cursorPaging } from '@/lib/queries/paging'
import { walletKeys } from '@/lib/queries/wallet-keys'

const contract = () => import('@/contracts/wallet')

export type RechargeFilter = Omit<InputOf<typeof listRecharges>, 'cursor'>

const rechargeKeys = {
  networks: [...walletKeys.all, 'networks'] as const,
  transferAccount: [...walletKeys.all, 'transferAccount'] as const,
  cardTerms: [...walletKeys.all, 'cardTerms'] as const,
  list: (filter: RechargeFilter) => [...walletKeys.all, 'recharges', filter] as const,
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
