import type { Transaction } from '@/server/db/connection'
import type { PaidOrder } from '@/server/domain/refund-amounts'
import { keptItems } from '@/server/domain/reviewable'
import * as orders from '@/server/repositories/orders'
import * as refunds from '@/server/repositories/refunds'
import * as sales from '@/server/repositories/sales'

interface CompletedOrder extends PaidOrder {
  id: number
  shopId: number
}

/**
 * Counts the sales of a completed order, without fully refunded items. Call it last in the transaction of the
 * guarded transition, because it locks counters that other orders need. Locks products in ascending order, then
 * the shop, as reviews do.
 */
export async function countSales(tx: Transaction, order: CompletedOrder): Promise<void> {
  const items = await orders.itemsOf(tx, [order.id])
  const settled = await refunds.settledOf(tx, order.id)
  const kept = keptItems(order, items, settled)
  const byProduct = Map.groupBy(kept, (item) => item.productId)
  for (const [productId, own] of [...byProduct].sort(([a], [b]) => a - b))
    await sales.addToProduct(tx, productId, piecesOf(own))
  if (kept.length > 0) await sales.addToShop(tx, order.shopId, piecesOf(kept))
}

const piecesOf = (items: { quantity: number }[]) =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)
