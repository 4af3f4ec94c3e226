import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  sql,
  type SQL,
} from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { Queryable, Transaction } from '@/server/db/connection'
import { integer } from '@/server/db/integer'
import { shops } from '@/server/db/tables/catalogue'
import { orderItems, orders } from '@/server/db/tables/orders'
import { ORDER_MOVES, type OrderMove } from '@/server/domain/order-moves'
import { normaliseForSearch } from '@/server/domain/order-search'
import type { ShopIds } from '@/server/domain/shop-scope'
import { shopCardColumns } from './shops'

export type OrderItemRow = typeof orderItems.$inferSelect

/** All columns except the search text, which is large. */
const { searchText: _searchText, ...orderColumns } = getTableColumns(orders)

/** What a new order is given. The other columns have defaults. */
const NEW_ORDER_COLUMNS = [
  'orderNo',
  'userId',
  'shopId',
  'subtotal',
  'freight',
  'discount',
  'total',
  'tax',
  'taxKind',
  'taxBasisPoints',
  'promoUseId',
  'promoCode',
  'remark',
  'address',
  'payBefore',
  'searchText',
] as const satisfies (keyof typeof orders.$inferSelect)[]

interface NewOrder {
  order: Pick<typeof orders.$inferSelect, (typeof NEW_ORDER_COLUMNS)[number]>
  items: Omit<typeof orderItems.$inferInsert, 'orderId'>[]
}

const commaList = (parts: SQL[]) => sql.join(parts, sql`, `)
const NEW_NAMES = commaList(NEW_ORDER_COLUMNS.map((name) => sql`${sql.identifier(name)}`))
const NEW_COLUMNS = commaList(
  NEW_ORDER_COLUMNS.map((name) => sql`${sql.identifier(toSnakeCase(name))}`),
)
const NEW_RECORD = commaList(
  NEW_ORDER_COLUMNS.map(
    (name) => sql`${sql.identifier(name)} ${sql.raw(orders[name].getSQLType())}`,
  ),
)

/** Inserts orders with their items in one statement. Returns them in the given order. */
export async function add(
  tx: Transaction,
  added: NewOrder[],
): Promise<{ id: number; orderNo: string; total: number }[]> {
  const given = added.map(({ order, items }, place) => ({ ...order, place, items }))
  const { rows } = await tx.execute<{ id: string; orderNo: string; total: string }>(sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(given)}) as o (place int, items jsonb, ${NEW_RECORD})
    ), made as (
      insert into orders (${NEW_COLUMNS})
      select ${NEW_NAMES} from given order by place returning id, order_no, total
    ), listed as (
      insert into order_items (order_id, product_id, sku_id, texts, image, price, quantity)
      select made.id, (item ->> 'productId')::bigint, (item ->> 'skuId')::bigint, item -> 'texts', item ->> 'image',
        (item ->> 'price')::bigint, (item ->> 'quantity')::int
      from given join made on made.order_no = given."orderNo",
        jsonb_array_elements(given.items) with ordinality as one (item, line)
      order by given.place, line
    )
    select id, order_no as "orderNo", total from made order by id`)
  return rows.map((row) => ({ ...row, id: integer(row.id), total: integer(row.total) }))
}

/** The shopper's unpaid orders before their deadline. */
export function findPayable(db: Queryable, userId: number, ids: number[]) {
  return db
    .select({ id: orders.id, total: orders.total })
    .from(orders)
    .where(
      and(
        inArray(orders.id, ids),
        eq(orders.userId, userId),
        eq(orders.status, 0),
        gt(orders.payBefore, sql`now()`),
      ),
    )
}

/** Whether each of the orders exists and belongs to the shopper. `ids` without duplicates. */
export async function areOwn(db: Queryable, userId: number, ids: number[]): Promise<boolean> {
  const owned = and(inArray(orders.id, ids), eq(orders.userId, userId))
  return (await db.$count(orders, owned)) === ids.length
}

/** The timestamp columns that a transition sets. */
const STAMPS: Partial<Record<OrderMove, Partial<Record<keyof typeof orders.$inferInsert, SQL>>>> = {
  pay: { paidAt: sql`now()` },
  cancel: { cancelledAt: sql`now()` },
  // Nothing was paid, and a cancelled order has no time of payment.
  cancelFree: { cancelledAt: sql`now()`, paidAt: sql`null` },
  expire: { cancelledAt: sql`now()` },
  ship: { shippedAt: sql`now()` },
  confirm: { receivedAt: sql`now()` },
  assumeReceived: { receivedAt: sql`now()` },
  review: { completedAt: sql`now()` },
  complete: { completedAt: sql`now()` },
}

/**
 * Conditional update of the shopper's own order; locks its row. Returns undefined when the order is not theirs,
 * its status does not allow the transition, or its payment deadline has passed.
 */
export function move(tx: Transaction, userId: number, id: number, name: OrderMove) {
  return moveWhere(tx, name, and(eq(orders.id, id), eq(orders.userId, userId)))
}

/** Like `move`, for operators and jobs: any shopper's order. */
export function moveForSystem(tx: Transaction, id: number, name: OrderMove) {
  return moveWhere(tx, name, eq(orders.id, id))
}

async function moveWhere(tx: Transaction, name: OrderMove, which: SQL | undefined) {
  const { from, to } = ORDER_MOVES[name]
  const isRefundAsked = name === 'askRefund' || name === 'askAfterSale'
  const target =
    to === 'before'
      ? { status: sql`coalesce(${orders.statusBefore}, ${orders.status})`, statusBefore: null }
      : { status: to, ...(isRefundAsked ? { statusBefore: sql`${orders.status}` } : {}) }
  const [row] = await tx
    .update(orders)
    .set({ ...target, ...STAMPS[name] })
    .where(
      and(
        which,
        inArray(orders.status, [...from]),
        name === 'pay' ? gt(orders.payBefore, sql`now()`) : undefined,
        name === 'cancelFree' ? eq(orders.total, 0) : undefined,
      ),
    )
    .returning(orderColumns)
    .execute()
  return row
}

/** Locks an order of any shopper, for operators and jobs; for merchants, an order of these shops. */
export async function lockForSystem(tx: Transaction, id: number, shopIds: ShopIds = null) {
  const isWithin = shopIds === null ? undefined : inArray(orders.shopId, [...shopIds])
  const [row] = await tx
    .select(orderColumns)
    .from(orders)
    .where(and(eq(orders.id, id), isWithin))
    .for('update')
  return row
}

/** For an order that is refunded when nothing more of it is to be sent; the caller holds its lock. */
export async function markShipped(tx: Transaction, id: number): Promise<void> {
  await tx
    .update(orders)
    .set({ shippedAt: sql`now()` })
    .where(eq(orders.id, id))
}

/** Conditional delivery of all parcels: undefined when it was not shipped or is already delivered. */
export async function arrive(tx: Transaction, id: number) {
  const [row] = await tx
    .update(orders)
    .set({ deliveredAt: sql`now()` })
    .where(
      and(
        eq(orders.id, id),
        isNotNull(orders.shippedAt),
        isNull(orders.deliveredAt),
        isNull(orders.receivedAt),
      ),
    )
    .returning(orderColumns)
  return row
}

export async function find(db: Queryable, userId: number, id: number) {
  const [row] = await selectOrders(db).where(and(eq(orders.id, id), eq(orders.userId, userId)))
  return row
}

export function list(
  db: Queryable,
  userId: number,
  filter: { status?: number; keyword?: string; beforeId?: number; limit: number },
) {
  const { status, keyword, beforeId, limit } = filter
  return selectOrders(db)
    .where(
      and(
        eq(orders.userId, userId),
        status === undefined ? undefined : eq(orders.status, status),
        beforeId === undefined ? undefined : lt(orders.id, beforeId),
        keyword ? like(orders.searchText, patternOf(keyword)) : undefined,
      ),
    )
    .orderBy(desc(orders.id))
    .limit(limit)
}

export async function counts(db: Queryable, userId: number): Promise<Record<string, number>> {
  const rows = await db
    .select({ status: orders.status, count: sql<number>`count(*)::int` })
    .from(orders)
    .where(eq(orders.userId, userId))
    .groupBy(orders.status)
  return Object.fromEntries(rows.map((row) => [String(row.status), row.count]))
}

export function itemsOf(db: Queryable, orderIds: number[]): Promise<OrderItemRow[]> {
  if (orderIds.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, orderIds))
    .orderBy(orderItems.id)
}

function selectOrders(db: Queryable) {
  return db
    .select({ order: orderColumns, shop: shopCardColumns })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
}

const patternOf = (keyword: string) =>
  `%${normaliseForSearch(keyword).replace(/[\\%_]/g, String.raw`\$&`)}%`
