import { infiniteQueryOptions } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import { listRecharges } from '@/contracts/wallet'
import { call } from '@/lib/api/call'
import { cursorPaging } from '@/lib/queries/paging'

export type RechargeFilter = Omit<InputOf<typeof listRecharges>, 'cursor'>

export const walletKeys = {
  recharges: ['recharges'] as const,
  rechargeList: (filter: RechargeFilter) => ['recharges', 'list', filter] as const,
}

export const rechargesQuery = (filter: RechargeFilter) =>
  infiniteQueryOptions({
    queryKey: walletKeys.rechargeList(filter),
    queryFn: ({ pageParam, signal }) =>
      call(listRecharges, { ...filter, cursor: pageParam }, { signal }),
    ...cursorPaging,
  })
