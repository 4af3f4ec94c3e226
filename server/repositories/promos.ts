import { and, asc, eq, inArray, isNull, lt, ne, notExists, sql, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { orders } from '@/server/db/tables/orders'
import { promos, promoShoppers, promoUses } from '@/server/db/tables/promos'
import { ORDER_STATUS } from '@/contracts/order-status'

/** A promo with the shopper's current number of uses. Codes are stored in upper case. */
export async function find(db: Queryable, userId: number, code: string) {
  const [row] = await db
    .select({ promo: promos, used: sql<number>`coalesce(${promoShoppers.used}, 0)` })
    .from(promos)
    .leftJoin(
      promoShoppers,
      and(eq(promoShoppers.promoId, promos.id), eq(promoShoppers.userId, userId)),
    )
    .where(eq(promos.code, code.toUpperCase()))
  return row
}

/** Counts one use below the limit in the shopper's row; undefined when the limit is reached. */
export async function use(
  tx: Transaction,
  userId: number,
  promo: { id: number; perShopper: number; minimum: number },
): Promise<number | undefined> {
  const counted = await tx
    .insert(promoShoppers)
    .values({ promoId: promo.id, userId, used: 1 })
    .onConflictDoUpdate({
      target: [promoShoppers.promoId, promoShoppers.userId],
      set: { used: sql`${promoShoppers.used} + 1` },
      setWhere: lt(promoShoppers.used, promo.perShopper),
    })
    .returning({ used: promoShoppers.used })
  if (counted.length === 0) return undefined
  const [row] = await tx
    .insert(promoUses)
    .values({ promoId: promo.id, userId, minimum: promo.minimum })
    .returning({ id: promoUses.id })
  return row!.id
}

/**
 * Locks the promo uses of these orders in ascending order. Every change of the paid or cancelled state of a
 * checkout takes this lock before the orders, so that each sees the result of the other.
 */
export const lockUsesOf = (tx: Transaction, orderIds: number[]) =>
  lockUses(tx, inArray(orders.id, orderIds))

/** The same for a shopper's own orders: those of others are neither locked nor waited for. */
export const lockOwnUsesOf = (tx: Transaction, shopperId: number, orderIds: number[]) =>
  lockUses(tx, and(eq(orders.userId, shopperId), inArray(orders.id, orderIds)))

async function lockUses(tx: Transaction, isWanted: SQL | undefined): Promise<void> {
  const useIds = tx.select({ id: orders.promoUseId }).from(orders).where(isWanted)
  await tx
    .select({ id: promoUses.id })
    .from(promoUses)
    .where(inArray(promoUses.id, useIds))
    .orderBy(asc(promoUses.id))
    .for('no key update')
    .execute()
}

/** The orders of promo uses, by use, with the minimum of the promo when it was used. */
export async function ordersOfUses(db: Queryable, useIds: number[]) {
  if (useIds.length === 0) return new Map<number, never[]>()
  const rows = await db
    .select({
      useId: promoUses.id,
      minimum: sql<number>`coalesce(${promoUses.minimum}, ${promos.minimum})`.mapWith(Number),
      id: orders.id,
      status: orders.status,
      subtotal: orders.subtotal,
      freight: orders.freight,
      discount: orders.discount,
      tax: orders.tax,
      taxKind: orders.taxKind,
      taxBasisPoints: orders.taxBasisPoints,
      refunded: orders.refunded,
      isPayable: sql<boolean>`${orders.status} = ${ORDER_STATUS.waitingPay} and ${orders.payBefore} > now()`,
    })
    .from(promoUses)
    .innerJoin(promos, eq(promos.id, promoUses.promoId))
    .innerJoin(orders, eq(orders.promoUseId, promoUses.id))
    .where(inArray(promoUses.id, useIds))
    .orderBy(asc(orders.id))
  return Map.groupBy(rows, (row) => row.useId)
}

/** Conditional removal of the discount, with the tax without it; undefined for a paid or cancelled order. */
export async function removeDiscount(
  tx: Transaction,
  orderId: number,
  { tax, total }: { tax: number; total: number },
) {
  const [row] = await tx
    .update(orders)
    .set({
      discount: 0,
      tax,
      total,
      promoCode: null,
      promoUseId: null,
    })
    .where(and(eq(orders.id, orderId), eq(orders.status, ORDER_STATUS.waitingPay)))
    .returning({
      id: orders.id,
      userId: orders.userId,
      orderNo: orders.orderNo,
      total: orders.total,
    })
  return row
}

/**
 * Releases a use when all of its orders are cancelled. Locks the use first, so that the second of two concurrent
 * cancellations sees the first.
 */
export async function releaseUse(tx: Transaction, useId: number): Promise<void> {
  await tx
    .select({ id: promoUses.id })
    .from(promoUses)
    .where(eq(promoUses.id, useId))
    .for('no key update')
  const living = tx
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.promoUseId, useId), ne(orders.status, ORDER_STATUS.cancelled)))
  const [released] = await tx
    .update(promoUses)
    .set({ releasedAt: sql`now()` })
    .where(and(eq(promoUses.id, useId), isNull(promoUses.releasedAt), notExists(living)))
    .returning({ promoId: promoUses.promoId, userId: promoUses.userId })
  if (!released) return
  await tx
    .update(promoShoppers)
    .set({ used: sql`${promoShoppers.used} - 1` })
    .where(
      and(eq(promoShoppers.promoId, released.promoId), eq(promoShoppers.userId, released.userId)),
    )
}
