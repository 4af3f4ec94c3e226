import type { z } from 'zod'
import type { Entry, EntryType, getBalanceHistory, getBill } from '@/contracts/schemas/bill'
import { DEFAULT_PAGE_SIZE } from '@/contracts/limits'
import { decodeCursor, encodeCursor } from '@/server/domain/cursor'
import type { Ctx } from '@/server/http/context'
import * as bill from '@/server/repositories/bill'
import { billTitles } from './bill-titles'

export type BillInput = z.output<(typeof getBill)['query']>
type HistoryInput = z.output<(typeof getBalanceHistory)['query']>

const HISTORY_POINTS = 61

const REF_TYPES = {
  purchase: 'order',
  refund: 'refund',
  recharge: 'recharge',
  withdraw: 'withdrawal',
  withdraw_fee: 'withdrawal',
  withdraw_return: 'withdrawal',
  adjust: 'adjust',
} as const satisfies Record<EntryType, Entry['ref_type']>

const periodOf = ({ from, to }: { from?: string; to?: string }): bill.Period => ({
  ...(from ? { from: new Date(from) } : {}),
  ...(to ? { to: new Date(to) } : {}),
})

export const filterOf = (input: BillInput): bill.BillFilter => ({
  ...periodOf(input),
  ...(input.type ? { type: input.type } : {}),
})

export async function list(ctx: Ctx, input: BillInput) {
  const limit = input.limit ?? DEFAULT_PAGE_SIZE
  const after = decodeCursor<{ at: string; id: number }>(ctx.config, 'bill', input.cursor)
  const accountId = await bill.accountOf(ctx.db, ctx.shopperId)
  const filter = filterOf(input)
  const [rows, totals] = await Promise.all([
    bill.list(ctx.db, accountId, {
      ...filter,
      limit: limit + 1,
      ...(after ? { before: { at: new Date(after.at), id: after.id } } : {}),
    }),
    bill.totals(ctx.db, accountId, filter),
  ])
  const last = rows[limit - 1]
  const titleOf = billTitles(ctx.locale)
  return {
    list: rows.slice(0, limit).map((row) => describe(row, titleOf)),
    next_cursor:
      rows.length > limit && last
        ? encodeCursor(ctx.config, 'bill', { at: last.createdAt.toISOString(), id: last.id })
        : null,
    ...totals,
  }
}

export async function history(ctx: Ctx, input: HistoryInput) {
  const accountId = await bill.accountOf(ctx.db, ctx.shopperId)
  const points = await bill.history(ctx.db, accountId, periodOf(input), HISTORY_POINTS)
  return points.map(({ at, balance }) => ({ at: at.toISOString(), balance }))
}

function describe(row: bill.BillRow, titleOf: (row: bill.BillRow) => string): Entry {
  const type = row.kind as EntryType
  return {
    id: row.id,
    type,
    amount: row.amount,
    balance_after: row.balanceAfter ?? 0,
    title: titleOf(row),
    ref_type: REF_TYPES[type],
    ref_id: row.refId,
    order_id: row.orderId,
    created_at: row.createdAt.toISOString(),
  }
}
