import { type Quantities, unsentOf } from '@/server/domain/packing'
import type { Visit } from '@/server/http/context'
import * as operations from '@/server/repositories/operations'
import type * as orders from '@/server/repositories/orders'
import * as parcels from '@/server/repositories/parcels'
import { packingOf } from '@/server/services/orders/packing'
import * as refundAudit from '@/server/services/refunds/audit'
import * as waitingRecharges from '@/server/services/wallet/waiting-recharges'
import * as withdrawals from '@/server/services/wallet/withdrawals'

export async function queue(visit: Visit) {
  const [auditing, toPayOut, asked, toShip, underWay] = await Promise.all([
    waitingRecharges.waiting(visit),
    withdrawals.waiting(visit),
    refundAudit.waiting(visit),
    operations.ordersToShip(visit.db),
    parcels.underWay(visit.db),
  ])
  const packings = await packingOf(visit.db, toShip)
  const listed = (items: orders.OrderItemRow[], quantities: Quantities) =>
    items.flatMap(({ id, skuId, texts }) => {
      const quantity = quantities.get(id)
      if (quantity === undefined) return []
      return [{ item_id: id, sku_id: skuId, ...texts[visit.locale], quantity }]
    })
  return {
    recharges: auditing,
    withdrawals: toPayOut,
    refunds: asked,
    orders_to_ship: toShip.map((order) => {
      const { items, left, packed } = packings.get(order.id)!
      const restocked = items.filter(({ isRestocked }) => isRestocked)
      return {
        id: order.id,
        order_no: order.orderNo,
        total: order.total,
        paid_at: (order.paidAt ?? new Date()).toISOString(),
        address: order.address,
        remark: order.remark,
        items: listed(items, left),
        leave_out: listed(restocked, unsentOf(restocked, packed)),
      }
    }),
    parcels_under_way: underWay.map(({ order, parcel }) => ({
      id: order.id,
      order_no: order.orderNo,
      carrier: parcel.carrier,
      tracking_no: parcel.trackingNo,
      parcel: parcel.number,
      shipped_at: parcel.createdAt.toISOString(),
    })),
  }
}
