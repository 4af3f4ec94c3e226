import type { z } from 'zod'
import type {
  Entry,
  EntryOrder,
  EntryType,
  getBalanceHistory,
  getBill,
} from '@/contracts/schemas/bill'
import { AUDIT_STATUS } from '@/contracts/wallet-terms'
import { readPage, type PageAfter } from '@/server/domain/cursor'
import type { Visit } from '@/server/http/context'
import * as bill from '@/server/repositories/bill'
import { billTitles } from './bill-titles'

export type BillInput = z.output<(typeof getBill)['query']>
type HistoryInput = z.output<(typeof getBalanceHistory)['query']>

/** Whose movements are read: the caller's, or for staff those of any shopper. */
type Owner = Pick<Visit, 'db' | 'config' | 'locale'> & { shopperId: number }

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

export async function list(ctx: Owner, input: BillInput) {
  const accountId = await bill.accountOf(ctx.db, ctx.shopperId)
  const filter = filterOf(input)
  const isByPayment = input.group === 'payment'
  const [{ rows, next_cursor }, totals] = await Promise.all([
    readPage(
      ctx.config,
      'bill',
      input,
      async ({ after, limit }: PageAfter<{ at: string; id: number }>) => {
        const before = after && { at: new Date(after.at), id: after.id }
        const page = { ...filter, limit, ...(before ? { before } : {}) }
        return isByPayment
          ? paymentsOf(await bill.listByPayment(ctx.db, accountId, page))
          : (await bill.list(ctx.db, accountId, page)).map((row) => [row])
      },
      // A payment is paged by its first entry, because the rest of it has larger ids.
      (payment) => ({ at: payment.at(-1)!.createdAt.toISOString(), id: payment.at(-1)!.id }),
    ),
    totalsOf(ctx, accountId, filter, isByPayment),
  ])
  return { list: await describe(ctx, rows, isByPayment), next_cursor, ...totals }
}

/** The sum of the withdrawals includes their charges where their rows do. */
async function totalsOf(
  ctx: Owner,
  accountId: number,
  filter: bill.BillFilter,
  isByPayment: boolean,
) {
  const own = await bill.totals(ctx.db, accountId, filter)
  if (!isByPayment || filter.type !== 'withdraw') return own
  const charges = await bill.totals(ctx.db, accountId, { ...filter, type: 'withdraw_fee' })
  return { ...own, out: own.out + charges.out }
}

export async function history(ctx: Owner, input: HistoryInput) {
  const accountId = await bill.accountOf(ctx.db, ctx.shopperId)
  const points = await bill.history(ctx.db, accountId, periodOf(input), HISTORY_POINTS)
  return points.map(({ at, balance }) => ({ at: at.toISOString(), balance }))
}

/** Latest entry first in each payment; by the same instant as in `listByPayment`, so that pages do not repeat. */
function paymentsOf(rows: bill.BillRow[]): bill.BillRow[][] {
  const key = ({ id, kind, createdAt }: bill.BillRow) =>
    kind === 'purchase' ? createdAt.toISOString() : id
  return [...Map.groupBy(rows, key).values()]
}

async function describe(ctx: Owner, payments: bill.BillRow[][], isByPayment: boolean) {
  const orderIds = payments.flat().flatMap(({ orderId }) => orderId ?? [])
  const shops = await bill.shopsOf(ctx.db, [...new Set(orderIds)])
  const orders = new Map(
    shops.map(({ orderId, orderNo, texts, image }): [number, EntryOrder] => [
      orderId,
      { id: orderId, order_no: orderNo, shop_name: texts[ctx.locale].name, image },
    ]),
  )
  const titleOf = billTitles(ctx.locale)
  return payments.map((rows): Entry => {
    const row = rows[0]!
    const type = row.kind as EntryType
    const isWithdrawal = isByPayment && type === 'withdraw'
    const charge = isWithdrawal ? (row.serviceCharge ?? 0) : 0
    return {
      id: row.id,
      type,
      amount: rows.reduce((sum, { amount }) => sum + amount, 0) - charge,
      balance_after: (row.balanceAfter ?? 0) - charge,
      title: titleOf(row),
      ref_type: REF_TYPES[type],
      ref_id: row.refId,
      order_id: rows.length === 1 ? row.orderId : null,
      orders: rows.flatMap(({ orderId }) => orders.get(orderId ?? 0) ?? []),
      actual_arrival:
        isWithdrawal && row.withdrawalStatus !== AUDIT_STATUS.refused ? -row.amount : null,
      created_at: row.createdAt.toISOString(),
    }
  })
}
