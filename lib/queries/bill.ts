import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import type { getBalanceHistory, getBill } from '@/contracts/bill'
import type { Entry } from '@/contracts/schemas/bill'
import { MAX_PAGE_SIZE } from '@/contracts/limits'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { cursorPaging } from '@/lib/queries/paging'
import { walletKeys } from '@/lib/queries/wallet-keys'

const contract = () => import('@/contracts/bill')

export type BillFilter = Pick<InputOf<typeof getBill>, 'type' | 'from' | 'to'>

export const billKeys = {
  list: (filter: BillFilter, limit?: number) =>
    [...walletKeys.all, 'bill', 'list', filter, limit] as const,
  history: (period: InputOf<typeof getBalanceHistory>) =>
    [...walletKeys.all, 'bill', 'history', period] as const,
}

/** One row per payment. */
export const billQuery = (filter: BillFilter) =>
  infiniteQueryOptions({
    queryKey: billKeys.list(filter),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(
        contract,
        'getBill',
        { ...filter, group: 'payment', cursor: pageParam },
        { signal },
      ),
    ...cursorPaging,
  })

export const lastMovementsQuery = (limit: number) =>
  queryOptions({
    queryKey: billKeys.list({}, limit),
    queryFn: ({ signal }) =>
      callEndpoint(contract, 'getBill', { limit, group: 'payment' }, { signal }),
  })

export const balanceHistoryQuery = (period: InputOf<typeof getBalanceHistory>) =>
  queryOptions({
    queryKey: billKeys.history(period),
    queryFn: ({ signal }) => callEndpoint(contract, 'getBalanceHistory', period, { signal }),
  })

/** Up to `most` entries of the ledger, for a printed statement, and the sums of the whole period. */
export async function loadStatement(filter: BillFilter, most: number) {
  const rows: Entry[] = []
  let cursor: string | undefined
  for (;;) {
    const input = { ...filter, limit: MAX_PAGE_SIZE, cursor }
    const page = await callEndpoint(contract, 'getBill', input)
    rows.push(...page.list)
    cursor = page.next_cursor ?? undefined
    if (!cursor || rows.length >= most)
      return { rows: rows.slice(0, most), isComplete: !cursor, in: page.in, out: page.out }
  }
}
