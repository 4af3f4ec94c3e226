import type { Transaction } from '@/server/db/connection'
import type { Quantities } from '@/server/domain/packing'
import * as heldStock from '@/server/repositories/held-stock'
import * as orders from '@/server/repositories/orders'
import * as promos from '@/server/repositories/promos'
import * as skus from '@/server/repositories/skus'
import { recheckMinimum } from './promo-minimum'

/** Returns the stock of items that are refunded before shipment, once each: the units that are in no parcel. */
export async function restock(tx: Transaction, unsent: Quantities): Promise<void> {
  if (unsent.size === 0) return
  const marked = await heldStock.markRestocked(tx, [...unsent.keys()])
  for (const { id, skuId } of marked.sort((a, b) => a.skuId - b.skuId))
    await skus.release(tx, skuId, unsent.get(id)!)
}

/**
 * Releases the stock and the promo use of cancelled orders. Only a guarded transition to cancelled may call it,
 * in its transaction, so that it happens once. The transaction locks the promo use before the order
 * (`promos.lockUsesOf`).
 */
export async function releaseOrders(
  tx: Transaction,
  cancelled: { id: number; promoUseId: number | null }[],
): Promise<void> {
  const items = await orders.itemsOf(
    tx,
    cancelled.map(({ id }) => id),
  )
  for (const item of items.sort((a, b) => a.skuId - b.skuId))
    await skus.release(tx, item.skuId, item.quantity)
  const uses = new Set(cancelled.flatMap(({ promoUseId }) => promoUseId ?? []))
  await recheckMinimum(tx, [...uses])
  for (const useId of uses) await promos.releaseUse(tx, useId)
}
