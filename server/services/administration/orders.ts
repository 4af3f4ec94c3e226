import type { z } from 'zod'
import type { AdminOrder, listAdminOrders } from '@/contracts/schemas/admin-orders'
import { ORDER_STATUS } from '@/contracts/order-status'
import type { OrderStatus } from '@/contracts/schemas/orders'
import type { RefundStatus, RefundType } from '@/contracts/schemas/refunds'
import { DomainError } from '@/server/domain/domain-error'
import { canMove } from '@/server/domain/order-moves'
import { PAY_WITHIN_MINUTES } from '@/server/domain/pricing'
import { shopsWithin } from '@/server/domain/shop-scope'
import { describeTax } from '@/server/domain/tax'
import type { StaffCtx } from '@/server/http/context'
import * as adminOrders from '@/server/repositories/admin-orders'
import { packingOf } from '@/server/services/orders/packing'
import { describeParcels } from '@/server/services/orders/parcel-view'
import { describeShopper } from './audit-records'
import { historyOf } from './order-history'
import { pageOf } from './pages'

type ListInput = z.output<(typeof listAdminOrders)['query']>
type Found = NonNullable<Awaited<ReturnType<typeof adminOrders.find>>>

export async function list(ctx: StaffCtx, input: ListInput) {
  const filter = await filterOf(ctx, input)
  const { rows, next_cursor } = await pageOf(
    ctx,
    'admin-orders',
    input,
    async (page) => (filter ? adminOrders.list(ctx.db, filter, page) : []),
    ({ order }) => order,
  )
  return { list: rows.map((row) => describeRow(ctx, row)), next_cursor }
}

const dateOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text))

/** Null when nothing can match. */
async function filterOf(ctx: StaffCtx, input: ListInput): Promise<adminOrders.OrderFilter | null> {
  const status = input.to_ship ? ORDER_STATUS.waitingDelivery : input.status
  if (input.to_ship && input.status !== undefined && input.status !== status) return null
  const created = { from: dateOf(input.created_from), to: dateOf(input.created_to) }
  const paid = { from: dateOf(input.paid_from), to: dateOf(input.paid_to) }
  const filter = {
    shopIds: shopsWithin(ctx.scope, input.shop_id),
    status,
    onlyUserId: input.user_id,
    created: within(created, paid),
    paid,
  }
  if (input.search === undefined) return filter
  const found = await adminOrders.search(ctx.db, input.search)
  const isOther = input.user_id !== undefined && input.user_id !== found.userId
  if (found.userId !== undefined) return isOther ? null : { ...filter, onlyUserId: found.userId }
  return found.ids.length > 0 ? { ...filter, ids: found.ids } : null
}

interface Period {
  from: Date | undefined
  to: Date | undefined
}

/** An order is paid soon after it is created or never, so a period of payments bounds the one of creation. */
function within(created: Period, paid: Period): Period {
  const beforePayment = (PAY_WITHIN_MINUTES + 1) * 60_000
  // At least 1970, because PostgreSQL has no year 0.
  const earliest = paid.from && new Date(Math.max(0, paid.from.getTime() - beforePayment))
  const latestOf = [created.from, earliest].filter((at) => at !== undefined)
  const soonestOf = [created.to, paid.to].filter((at) => at !== undefined)
  return {
    from: latestOf.toSorted((a, b) => b.getTime() - a.getTime())[0],
    to: soonestOf.toSorted((a, b) => a.getTime() - b.getTime())[0],
  }
}

const iso = (at: Date | null) => at?.toISOString() ?? null

function describeRow(ctx: StaffCtx, { order, quantity, shop, shopper }: Found) {
  return {
    id: order.id,
    order_no: order.orderNo,
    status: order.status as OrderStatus,
    shop: { id: shop.id, name: shop.texts[ctx.locale].name },
    shopper: describeShopper(shopper),
    addressee: order.address.addressee,
    quantity,
    total: order.total,
    refunded: order.refunded,
    created_at: order.createdAt.toISOString(),
    paid_at: iso(order.paidAt),
    shipped_at: iso(order.shippedAt),
    delivered_at: iso(order.deliveredAt),
  }
}

export async function get(ctx: StaffCtx, id: number): Promise<z.input<typeof AdminOrder>> {
  const found = await adminOrders.find(ctx.db, ctx.scope, id)
  if (!found) throw new DomainError('NOT_FOUND')
  const { order } = found
  const [packings, asked] = await Promise.all([
    packingOf(ctx.db, [order]),
    adminOrders.refundsOf(ctx.db, id),
  ])
  const { items, parcels, packed, left } = packings.get(id)!
  const mayShip = canMove(order.status as OrderStatus, 'ship')
  const history = await historyOf(
    ctx.db,
    order,
    asked.map(({ refund }) => refund.id),
  )
  const codes = await adminOrders.skuCodes(
    ctx.db,
    items.map(({ skuId }) => skuId),
  )
  return {
    ...describeRow(ctx, found),
    items: items.map((item) => ({
      id: item.id,
      product_id: item.productId,
      sku_id: item.skuId,
      sku_code: codes.get(item.skuId) ?? null,
      ...item.texts[ctx.locale],
      image: item.image,
      price: item.price,
      quantity: item.quantity,
      refund_status: item.refundStatus as RefundStatus | null,
      packed: packed.get(item.id) ?? 0,
      to_send: mayShip ? (left.get(item.id) ?? 0) : 0,
      leave_out: item.isRestocked,
    })),
    address: order.address,
    remark: order.remark,
    subtotal: order.subtotal,
    freight: order.freight,
    discount: order.discount,
    tax: describeTax(order),
    promo_code: order.promoCode,
    pay_before: order.payBefore.toISOString(),
    received_at: iso(order.receivedAt),
    completed_at: iso(order.completedAt),
    cancelled_at: iso(order.cancelledAt),
    history,
    parcels: describeParcels(parcels, { ...order, items }, ctx.locale),
    refunds: asked.map(({ refund, itemIds }) => ({
      id: refund.id,
      type: refund.type as RefundType,
      status: refund.status as RefundStatus,
      amount: refund.amount,
      item_ids: itemIds,
      created_at: refund.createdAt.toISOString(),
    })),
  }
}
