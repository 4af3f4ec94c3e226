import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import type { getBalanceHistory, getBill } from '@/contracts/bill'
import type { Entry } from '@/contracts/schemas/bill'
import { MAX_PAGE_SIZE } from '@/contracts/limits'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { cursorPaging } from '@/lib/queries/paging'

const contract = () => import('@/contracts/bill')

export type BillFilter = Pick<InputOf<typeof getBill>, 'type' | 'from' | 'to'>

export const billKeys = {
  list: (filter: BillFilter, limit?: number) => ['wallet', 'bill', 'list', filter, limit] as const,
  history: (period: InputOf<typeof getBalanceHistory>) =>
    ['wallet', 'bill', 'history', period] as const,
}

export const billQuery = (filter: BillFilter) =>
  infiniteQueryOptions({
    queryKey: billKeys.list(filter),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(contract, 'getBill', { ...filter, cursor: pageParam }, { signal }),
    ...cursorPaging,
  })

export const lastMovementsQuery = (limit: number) =>
  queryOptions({
    queryKey: billKeys.list({}, limit),
    queryFn: ({ signal }) => callEndpoint(contract, 'getBill', { limit }, { signal }),
  })

export const balanceHistoryQuery = (period: InputOf<typeof getBalanceHistory>) =>
  queryOptions({
    queryKey: billKeys.history(period),
    queryFn: ({ signal }) => callEndpoint(contract, 'getBalanceHistory', period, { signal }),
  })

/** Up to `most` rows for a printed statement, and the total count. */
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
