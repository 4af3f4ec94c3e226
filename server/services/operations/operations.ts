import type { z } from 'zod'
import type { opsProduct } from '@/contracts/schemas/operators'
import { inTransaction } from '@/server/db/transaction'
import { DomainError } from '@/server/domain/domain-error'
import type { Visit } from '@/server/http/context'
import * as operations from '@/server/repositories/operations'
import * as orders from '@/server/repositories/orders'
import * as parcels from '@/server/repositories/parcels'
import { recordDecision } from './audit'
import * as refundAudit from '@/server/services/refunds/audit'
import * as recharges from '@/server/services/wallet/recharges'
import * as withdrawals from '@/server/services/wallet/withdrawals'

type ProductInput = z.output<(typeof opsProduct)['body']>

export async function queue(visit: Visit) {
  const [auditing, toPayOut, asked, toShip, underWay] = await Promise.all([
    recharges.waiting(visit),
    withdrawals.waiting(visit),
    refundAudit.waiting(visit),
    operations.ordersToShip(visit.db),
    parcels.underWay(visit.db),
  ])
  const items = await orders.itemsOf(
    visit.db,
    toShip.map(({ id }) => id),
  )
  const itemsByOrder = Map.groupBy(items, (item) => item.orderId)
  const described = (own: orders.OrderItemRow[]) =>
    own.map(({ skuId, texts, quantity }) => ({ sku_id: skuId, ...texts[visit.locale], quantity }))
  return {
    recharges: auditing,
    withdrawals: toPayOut,
    refunds: asked,
    orders_to_ship: toShip.map((order) => {
      const own = itemsByOrder.get(order.id) ?? []
      return {
        id: order.id,
        order_no: order.orderNo,
        total: order.total,
        paid_at: (order.paidAt ?? new Date()).toISOString(),
        items: described(own.filter(({ isRestocked }) => !isRestocked)),
        leave_out: described(own.filter(({ isRestocked }) => isRestocked)),
      }
    }),
    parcels_under_way: underWay.map(({ order, parcel }) => ({
      id: order.id,
      order_no: order.orderNo,
      carrier: parcel.carrier,
      tracking_no: parcel.trackingNo,
      shipped_at: parcel.createdAt.toISOString(),
    })),
  }
}

/** Changes the name in the language of the request; triggers invalidate the public pages. */
export async function changeProduct(visit: Visit, input: ProductInput) {
  await inTransaction(visit.db, async (tx) => {
    const isChanged = await operations.changeProduct(tx, input.id, {
      name: input.name === undefined ? undefined : { locale: visit.locale, text: input.name },
      isOnSale: input.on_sale,
      price: input.price,
      stock: input.stock,
    })
    if (!isChanged) throw new DomainError('NOT_FOUND')
    await recordDecision(tx, visit, { event: 'product-changed', refId: input.id })
  })
  return { id: input.id }
}
