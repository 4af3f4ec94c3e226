import { ORDER_STATUS } from '@/contracts/order-status'
import type { Queryable, Transaction } from '@/server/db/connection'
import { together } from '@/server/db/transaction'
import { belowMinimum, payableOnlyWith, priceWithoutDiscount } from '@/server/domain/promo'
import { DomainError } from '@/server/domain/domain-error'
import * as promos from '@/server/repositories/promos'
import { notify } from '@/server/services/notices/notify'

interface PromoOrderRef {
  id: number
  status: number
  promoUseId: number | null
}

const usesOf = (orders: PromoOrderRef[]) => [
  ...new Set(orders.flatMap(({ promoUseId }) => promoUseId ?? [])),
]

/**
 * Call after a part of a checkout is cancelled or refunded: removes the discount of its unpaid orders when the
 * rest is below the promo's minimum. Paid orders keep their price.
 */
export async function recheckMinimum(tx: Transaction, useIds: number[]): Promise<void> {
  for (const orders of (await promos.ordersOfUses(tx, useIds)).values()) {
    const losing = belowMinimum(orders, orders[0]!.minimum)
    if (losing.length === 0) continue
    const repriced = await together(
      losing.map((order) => promos.removeDiscount(tx, order.id, priceWithoutDiscount(order))),
    )
    await notify(
      tx,
      repriced
        .filter((order) => order !== undefined)
        .map(({ id, userId, orderNo, total }) => ({
          userId,
          kind: 'order' as const,
          refId: id,
          detail: 'discount removed',
          notice: { code: 'promoRemoved' as const, params: { orderNo, amount: total } },
        })),
    )
  }
}

/** Refuses to pay a part of a checkout below the promo's minimum while the rest can be cancelled. */
export async function refuseSplitPayment(tx: Transaction, paid: PromoOrderRef[]): Promise<void> {
  const ids = paid.map(({ id }) => id)
  for (const orders of (await promos.ordersOfUses(tx, usesOf(paid))).values()) {
    const missing = payableOnlyWith(orders, orders[0]!.minimum, ids)
    if (missing.length > 0)
      throw new DomainError('PROMO_PAY_TOGETHER', { order_ids: missing.map(({ id }) => id) })
  }
}

/** For each order, the ids of those that must be paid together with it. */
export async function payableTogether(
  db: Queryable,
  orders: PromoOrderRef[],
): Promise<Map<number, number[]>> {
  const unpaid = orders.filter(({ status }) => status === ORDER_STATUS.waitingPay)
  const byUse = await promos.ordersOfUses(db, usesOf(unpaid))
  return new Map(
    unpaid.map(({ id, promoUseId }) => {
      const own = byUse.get(promoUseId ?? 0) ?? []
      return [id, payableOnlyWith(own, own[0]?.minimum ?? 0, [id]).map((other) => other.id)]
    }),
  )
}
