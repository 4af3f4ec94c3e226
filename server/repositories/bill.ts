import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lt,
  ne,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { EntryType } from '@/contracts/schemas/bill'
import type { Queryable } from '@/server/db/connection'
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '@/server/db/tables/ledger'
import { recharges } from '@/server/db/tables/recharges'
import { integer } from '@/server/db/integer'
import { shops } from '@/server/db/tables/catalogue'
import { orderItems, orders } from '@/server/db/tables/orders'
import { refunds } from '@/server/db/tables/refunds'
import { bankCards, withdrawals } from '@/server/db/tables/withdrawals'

export interface Period {
  /** Inclusive. */
  from?: Date
  /** Exclusive. */
  to?: Date
}

export interface BillFilter extends Period {
  type?: EntryType
}

/** The last row of the previous page. */
export interface BillPlace {
  at: Date
  id: number
}

const WITHDRAWAL_KINDS = ['withdraw', 'withdraw_fee', 'withdraw_return']

/** The shopper's available account; every shopper has one. */
export async function accountOf(db: Queryable, userId: number): Promise<number> {
  const [row] = await db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.userId, userId), eq(ledgerAccounts.kind, 'user_available')))
  if (!row) throw new Error(`shopper ${userId} has no account`)
  return row.id
}

function isOf(accountId: number, { type, from, to }: BillFilter): SQL | undefined {
  return and(
    eq(ledgerEntries.accountId, accountId),
    type ? eq(ledgerEntries.kind, type) : undefined,
    from ? gte(ledgerEntries.createdAt, from) : undefined,
    to ? lt(ledgerEntries.createdAt, to) : undefined,
  )
}

interface PageInput extends BillFilter {
  before?: BillPlace
  limit: number
}

/** Latest first. The page is limited before the joins, so that its cost does not depend on the history. */
export function list(db: Queryable, accountId: number, input: PageInput) {
  return withSubjects(db, pageOf(db, accountId, input).as('page'))
}

/**
 * Like `list`, but the limit counts payments: the first order of a payment comes with the others that were paid at
 * the same instant, and the charges of withdrawals are left out unless they are asked for.
 */
export function listByPayment(db: Queryable, accountId: number, input: PageInput) {
  const first = pageOf(db, accountId, input, isFirstOfPayment(db, input)).as('first')
  const page = db
    .select(getTableColumns(ledgerEntries))
    .from(first)
    .innerJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.accountId, first.accountId),
        eq(ledgerEntries.createdAt, first.createdAt),
        or(
          eq(ledgerEntries.id, first.id),
          and(eq(first.kind, 'purchase'), eq(ledgerEntries.kind, 'purchase')),
        ),
      ),
    )
    .as('page')
  return withSubjects(db, page)
}

function pageOf(
  db: Queryable,
  accountId: number,
  { before, limit, ...filter }: PageInput,
  condition?: SQL,
) {
  const isBefore = before
    ? sql`(${ledgerEntries.createdAt}, ${ledgerEntries.id}) < (${before.at.toISOString()}::timestamptz, ${before.id})`
    : undefined
  return db
    .select()
    .from(ledgerEntries)
    .where(and(isOf(accountId, filter), isBefore, condition))
    .orderBy(desc(ledgerEntries.createdAt), desc(ledgerEntries.id))
    .limit(limit)
}

/** Transfers posted together have the same `created_at`, and increasing ids. */
function isFirstOfPayment(db: Queryable, { type }: BillFilter): SQL | undefined {
  const earlier = alias(ledgerEntries, 'earlier')
  const earlierPurchase = db
    .select({ id: earlier.id })
    .from(earlier)
    .where(
      and(
        eq(earlier.accountId, ledgerEntries.accountId),
        eq(earlier.kind, 'purchase'),
        eq(earlier.createdAt, ledgerEntries.createdAt),
        lt(earlier.id, ledgerEntries.id),
      ),
    )
  return and(
    type === 'withdraw_fee' ? undefined : ne(ledgerEntries.kind, 'withdraw_fee'),
    or(ne(ledgerEntries.kind, 'purchase'), notExists(earlierPurchase)),
  )
}

type Page = ReturnType<ReturnType<typeof pageOf>['as']>

/** The entries of a page with what each is for. */
async function withSubjects(db: Queryable, page: Page) {
  const refId = ledgerTransfers.refId
  return db
    .select({
      id: page.id,
      kind: ledgerTransfers.kind,
      amount: page.amount,
      balanceAfter: page.balanceAfter,
      createdAt: page.createdAt,
      refId,
      orderId: orders.id,
      orderNo: orders.orderNo,
      rechargeMethod: recharges.method,
      bankName: bankCards.bankName,
      lastDigits: bankCards.lastDigits,
      serviceCharge: withdrawals.serviceCharge,
      withdrawalStatus: withdrawals.status,
    })
    .from(page)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, page.transferId))
    .leftJoin(refunds, and(eq(page.kind, 'refund'), eq(refunds.id, refId)))
    .leftJoin(
      orders,
      eq(
        orders.id,
        sql`case ${page.kind} when 'purchase' then ${refId} else ${refunds.orderId} end`,
      ),
    )
    .leftJoin(recharges, and(eq(page.kind, 'recharge'), eq(recharges.id, refId)))
    .leftJoin(withdrawals, and(inArray(page.kind, WITHDRAWAL_KINDS), eq(withdrawals.id, refId)))
    .leftJoin(bankCards, eq(bankCards.id, withdrawals.cardId))
    .orderBy(desc(page.createdAt), desc(page.id))
}

export type BillRow = Awaited<ReturnType<typeof list>>[number]

/** The shops of orders, and the picture of each one's first item. */
export async function shopsOf(db: Queryable, orderIds: number[]) {
  if (orderIds.length === 0) return []
  return db
    .selectDistinctOn([orders.id], {
      orderId: orders.id,
      orderNo: orders.orderNo,
      texts: shops.texts,
      image: orderItems.image,
    })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(inArray(orders.id, orderIds))
    .orderBy(orders.id, orderItems.id)
}

/** Money in and out of a period: the difference of the running totals at its ends. */
export async function totals(db: Queryable, accountId: number, { type, from, to }: BillFilter) {
  const end = await totalsBefore(db, accountId, type, to)
  const start = from ? await totalsBefore(db, accountId, type, from) : { in: 0, out: 0 }
  // A period that ends before it starts is empty.
  return { in: Math.max(0, end.in - start.in), out: Math.max(0, end.out - start.out) }
}

async function totalsBefore(db: Queryable, accountId: number, type?: EntryType, instant?: Date) {
  const [row] = await db
    .select({
      totalIn: ledgerEntries.totalIn,
      balanceAfter: ledgerEntries.balanceAfter,
      kindIn: ledgerEntries.kindIn,
      kindOut: ledgerEntries.kindOut,
    })
    .from(ledgerEntries)
    .where(isOf(accountId, { type, to: instant }))
    .orderBy(desc(ledgerEntries.createdAt), desc(ledgerEntries.id))
    .limit(1)
  if (!row) return { in: 0, out: 0 }
  if (type) return { in: row.kindIn ?? 0, out: row.kindOut ?? 0 }
  const totalIn = row.totalIn ?? 0
  return { in: totalIn, out: totalIn - (row.balanceAfter ?? 0) }
}

/** The balance at evenly spaced instants from the start to the end of the period; empty without entries. */
export async function history(
  db: Queryable,
  accountId: number,
  { from, to }: Period,
  points: number,
): Promise<{ at: Date; balance: number }[]> {
  const { rows } = await db.execute<{ at: string; balance: string }>(sql`
    with bounds as (
      select coalesce(${from?.toISOString() ?? null}::timestamptz,
          (select min(created_at) from ledger_entries where account_id = ${accountId})) as beginning,
        coalesce(${to?.toISOString() ?? null}::timestamptz, now()) as ending
    )
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      coalesce(entry.balance_after, 0) as balance
    from bounds
      cross join generate_series(0, ${points - 1}::int) as step
      cross join lateral (select beginning + (ending - beginning) * step / ${points - 1}::int as at) as moment
      left join lateral (
        select balance_after from ledger_entries
        where account_id = ${accountId} and created_at <= moment.at
        order by created_at desc, id desc limit 1) as entry on true
    where beginning < ending
    order by step`)
  return rows.map(({ at, balance }) => ({ at: new Date(at), balance: integer(balance) }))
}
