import { ORDER_STATUS } from '@/contracts/order-status'
import { REFUND_STATUS } from '@/contracts/refund-terms'
import type { Order as WireOrder, OrderItem as WireItem } from '@/contracts/schemas/orders'
import { arrivalOfOrder } from '@/server/domain/arrival'
import { RETURN_DAYS } from '@/server/domain/delivery-terms'
import { DomainError, type DomainErrorName } from '@/server/domain/domain-error'
import { choicesFor } from '@/server/domain/order-choices'
import { canMove, ORDER_MOVES, type OrderMove } from '@/server/domain/order-moves'
import { findShop, findSku, shopCard, valuesOf, type Viewer } from './catalogue'
import { describeSent } from './parcel-view'
import type { Order, OrderItem, World } from './world'

const CONFIRM_WITHIN_DAYS = 14
const DAY_MS = 86_400_000

/** The time that a move records. */
const STAMPS: Partial<Record<OrderMove, keyof Order>> = {
  pay: 'paidAt',
  ship: 'shippedAt',
  confirm: 'receivedAt',
  assumeReceived: 'receivedAt',
  review: 'completedAt',
  complete: 'completedAt',
}

/** Moves an order by the table of server/domain; refuses with `reason` if its status does not allow it. */
export function move(order: Order, name: OrderMove, reason: DomainErrorName): void {
  if (!canMove(order.status, name)) throw new DomainError(reason)
  const { to } = ORDER_MOVES[name]
  if (name === 'askRefund' || name === 'askAfterSale') order.before = order.status
  order.status = to === 'before' ? order.before : to
  const stamp = STAMPS[name]
  if (stamp) Object.assign(order, { [stamp]: new Date() })
}

/** Returns the goods of a cancelled or refunded order to the stock. */
export function restock(world: World, items: OrderItem[]): void {
  for (const { skuId, quantity } of items) {
    const found = findSku(world, skuId)
    if (found) found.sku.stock += quantity
  }
}

/** Applies the deadlines that the backend applies by jobs. */
export function applyDeadlines(world: World, order: Order): void {
  const isOver = (at: Date | null, days: number) =>
    at !== null && at.getTime() + days * DAY_MS < Date.now()
  if (canMove(order.status, 'expire') && isOver(order.payBefore, 0)) {
    move(order, 'expire', 'ORDER_NOT_PAYABLE')
    restock(world, order.items)
  }
  if (canMove(order.status, 'assumeReceived') && isOver(order.deliveredAt, CONFIRM_WITHIN_DAYS))
    move(order, 'assumeReceived', 'ORDER_NOT_CONFIRMABLE')
  if (canMove(order.status, 'complete') && isOver(order.receivedAt, RETURN_DAYS))
    move(order, 'complete', 'ORDER_NOT_REVIEWABLE')
}

/** The settled refunds of an order, for the rules of amounts. */
export function settledOf(world: World, order: Order) {
  return world.refunds.filter(
    ({ orderId, status }) => orderId === order.id && status === REFUND_STATUS.settled,
  )
}

export const paidOrder = (order: Order) => ({ ...order, isShipped: order.parcels.length > 0 })

export function describeItem({ world, locale }: Viewer, item: OrderItem): WireItem {
  const { product, sku } = findSku(world, item.skuId)!
  return {
    id: item.id,
    product_id: item.productId,
    sku_id: item.skuId,
    name: product.texts[locale].name,
    values: valuesOf(product, sku, locale),
    image: item.image,
    price: item.price,
    quantity: item.quantity,
    refund_status: item.refundStatus,
    reviewed: item.isReviewed,
  }
}

export function describeOrder(viewer: Viewer, order: Order): WireOrder {
  const { world, locale } = viewer
  const { status, subtotal, freight, discount, total, remark, address } = order
  const { reviewable, actions } = choicesFor(paidOrder(order), order.items, settledOf(world, order))
  const isUnpaid = status === ORDER_STATUS.waitingPay
  return {
    id: order.id,
    order_no: order.orderNo,
    status,
    subtotal,
    freight,
    discount,
    tax: null,
    total,
    remark,
    address,
    shop: shopCard(viewer, findShop(world, order.shopId)),
    items: order.items.map((item) => ({
      ...describeItem(viewer, item),
      reviewable: reviewable.has(item.id),
    })),
    quantity: order.items.reduce((sum, { quantity }) => sum + quantity, 0),
    promo_code: order.promoCode,
    created_at: order.createdAt.toISOString(),
    pay_with: [],
    pay_before: isUnpaid ? order.payBefore.toISOString() : null,
    paid_at: order.paidAt?.toISOString() ?? null,
    shipped_at: order.shippedAt?.toISOString() ?? null,
    delivered_at: order.deliveredAt?.toISOString() ?? null,
    received_at: order.receivedAt?.toISOString() ?? null,
    completed_at: order.completedAt?.toISOString() ?? null,
    arrival: arrivalOfOrder(order),
    ...describeSent(order, locale),
    actions,
  }
}
