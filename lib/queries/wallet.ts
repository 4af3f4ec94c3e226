import { infiniteQueryOptions } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import type { listRecharges } from '@/contracts/wallet'
import { remote } from '@/lib/api/remote'
import { cursorPaging } from '@/lib/queries/paging'

const contract = () => import('@/contracts/wallet')

export type RechargeFilter = Omit<InputOf<typeof listRecharges>, 'cursor'>

export const walletKeys = {
  recharges: ['recharges'] as const,
  rechargeList: (filter: RechargeFilter) => ['recharges', 'list', filter] as const,
}

export const rechargesQuery = (filter: RechargeFilter) =>
  infiniteQueryOptions({
    queryKey: walletKeys.rechargeList(filter),
    queryFn: ({ pageParam, signal }) =>
      remote(contract, 'listRecharges', { ...filter, cursor: pageParam }, { signal }),
    ...cursorPaging,
  })
