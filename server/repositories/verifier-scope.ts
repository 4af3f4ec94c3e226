import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/connection'
import { integer } from '@/server/db/integer'

/** What the rules are about, and the table that numbers it. */
const TABLES = {
  entries: 'ledger_entries',
  transfers: 'ledger_transfers',
  shoppers: 'users',
  orders: 'orders',
  recharges: 'recharges',
  withdrawals: 'withdrawals',
  refunds: 'refunds',
  skus: 'skus',
  promoUses: 'promo_uses',
}
export type Subject = keyof typeof TABLES
const SUBJECTS = Object.keys(TABLES) as Subject[]

/** For each subject a condition on the column that contains its id. */
export type Scope = Record<Subject, (column: string) => SQL>

const scopeOf = (condition: (subject: Subject, column: SQL) => SQL): Scope =>
  Object.fromEntries(
    SUBJECTS.map((subject) => [subject, (column: string) => condition(subject, sql.raw(column))]),
  ) as Scope

export const EVERYTHING = scopeOf(() => sql`true`)

/** The last id of each subject that the rotation has read. */
export type Positions = Record<Subject, number>
export const START = Object.fromEntries(SUBJECTS.map((subject) => [subject, 0])) as Positions

/** Ids after `from` up to `to`. */
export type Slices = Record<Subject, { from: number; to: number }>
export type Touched = Partial<Record<Subject, number[]>>

export const scopeOfRows = (slices: Slices, touched: Touched): Scope =>
  scopeOf((subject, column) => {
    const { from, to } = slices[subject]
    const ids = sql`${sql.param(touched[subject] ?? [])}::bigint[]`
    return sql`(${column} > ${from}::bigint and ${column} <= ${to}::bigint or ${column} = any (${ids}))`
  })

/** The next rows of each table, and where the rotation continues after them: at 0 after the last row. */
export async function nextSlices(db: Queryable, positions: Positions, rows: number) {
  const slices = {} as Slices
  const next = {} as Positions
  for (const subject of SUBJECTS) {
    const from = positions[subject]
    const last = await lastOf(db, subject, from, rows)
    slices[subject] = { from, to: last ?? Number.MAX_SAFE_INTEGER }
    next[subject] = last ?? 0
  }
  return { slices, next }
}

/** Undefined when the slice reaches the end of the table. */
async function lastOf(db: Queryable, subject: Subject, from: number, rows: number) {
  const table = sql.identifier(TABLES[subject])
  // A SKU costs as many rows as order items contain it, of which `taken` is an estimate.
  const cost = subject === 'skus' ? sql`taken + 1` : sql`1`
  const { rows: found } = await db.execute<{ last: string | null; isWhole: boolean }>(sql`
    select max(id) filter (where place = 1 or read <= ${rows}::bigint) as last,
      count(*) < ${rows}::bigint and coalesce(max(read), 0) <= ${rows}::bigint as "isWhole"
    from (select id, row_number() over (order by id) as place, sum(${cost}) over (order by id) as read
      from ${table} where id > ${from}::bigint order by id limit ${rows}::bigint) next`)
  const { last, isWhole } = found[0]!
  return isWhole || last === null ? undefined : integer(last)
}

/**
 * What entries after `through` and events of transactions from `xid` on refer to. SKUs that contain more than
 * `rows` items together are left to the rotation.
 */
export async function touchedSince(
  db: Queryable,
  { through, xid }: { through: number; xid: string },
  rows: number,
): Promise<Touched> {
  const { rows: found } = await db.execute<{ touched: Touched }>(sql`
    with entry as materialized (
      select transfer_id, account_id from ledger_entries where id > ${through}::bigint
    ), transfer as materialized (
      select id, kind, ref_id from ledger_transfers where id in (select transfer_id from entry)
    ), event as materialized (
      select user_id, kind, ref_id from events where xid >= ${xid}::bigint
    ), ordered as materialized (
      select ref_id as id from transfer where kind = 'purchase'
      union select ref_id from event where kind = 'order'
      union select order_id from refunds
        where id in (select ref_id from transfer where kind = 'refund')
    ), item as (
      select distinct sku_id from order_items where order_id in (select id from ordered)
    ), sku as (
      select id, sum(taken + 1) over (order by taken, id) as read
      from skus where id in (select sku_id from item)
    )
    select json_build_object(
      'transfers', array(select id from transfer),
      'shoppers', array(select user_id from ledger_accounts
        where id in (select account_id from entry) and user_id is not null
        union select user_id from event),
      'orders', array(select id from ordered),
      'recharges', array(select ref_id from transfer where kind = 'recharge'
        union select ref_id from event where kind = 'wallet'),
      'withdrawals', array(select ref_id from transfer where kind like 'withdraw%'
        union select ref_id from event where kind = 'wallet'),
      'refunds', array(select id from refunds where order_id in (select id from ordered)),
      'promoUses', array(select promo_use_id from orders
        where id in (select id from ordered) and promo_use_id is not null),
      'skus', array(select id from sku where read <= ${rows}::bigint)
    ) as touched`)
  return found[0]!.touched
}
