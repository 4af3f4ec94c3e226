import type { z } from 'zod'
import type {
  listOrders,
  Order,
  OrderItem,
  OrderStatus,
  payOrders,
} from '@/contracts/schemas/orders'
import type { Locale } from '@/contracts/languages'
import { ORDER_STATUS } from '@/contracts/order-status'
import type { Transaction } from '@/server/db/connection'
import { inTransaction, together } from '@/server/db/transaction'
import { arrivalOfOrder } from '@/server/domain/arrival'
import { readPageById } from '@/server/domain/cursor'
import { digestOf } from '@/server/domain/digest'
import { purchaseTransfer } from '@/server/domain/ledger'
import { choicesFor } from '@/server/domain/order-choices'
import { DomainError } from '@/server/domain/domain-error'
import { describeTax } from '@/server/domain/tax'
import type { Ctx } from '@/server/http/context'
import * as ledger from '@/server/repositories/ledger'
import * as orders from '@/server/repositories/orders'
import * as parcels from '@/server/repositories/parcels'
import * as tickets from '@/server/repositories/pay-tickets'
import * as promos from '@/server/repositories/promos'
import * as refunds from '@/server/repositories/refunds'
import * as shops from '@/server/repositories/shops'
import { record } from '@/server/services/operations/audit'
import { notify } from '@/server/services/notices/notify'
import { withIdempotency } from '@/server/services/operations/with-idempotency'
import { releaseOrders } from './order-release'
import { describeSent } from './parcel-view'
import { notPayable, payTarget } from '@/server/services/accounts/pay-codes'
import { payableTogether, refuseSplitPayment } from './promo-minimum'
import { describeShopCard } from '@/server/services/catalogue/shops'

type ListInput = z.output<(typeof listOrders)['query']>
type PayInput = z.output<(typeof payOrders)['body']>

/**
 * Charges all orders or none. The guarded transition of each order prevents a second charge, and so does the
 * ledger's unique (kind, ref_id).
 */
export async function pay(ctx: Ctx, input: PayInput) {
  return withIdempotency(ctx, 'order/pay', input, async (tx) => {
    const ids = [...new Set(input.order_ids)].sort((a, b) => a - b)
    const [, ...moved] = await together([
      promos.lockOwnUsesOf(tx, ctx.shopperId, ids),
      ...ids.map((id) => orders.move(tx, ctx.shopperId, id, 'pay')),
    ])
    const paid = moved.filter((order) => order !== undefined)
    if (paid.length < ids.length) throw await notPayable(tx, ctx.shopperId, ids)
    await refuseSplitPayment(tx, paid)
    const total = paid.reduce((sum, order) => sum + order.total, 0)
    const transfers = paid
      .filter((order) => order.total > 0)
      .map((order) => purchaseTransfer(order.id, ctx.shopperId, order.total))
    const [isGood, left] = await together([
      tickets.spend(tx, ctx.shopperId, digestOf(input.ticket), payTarget(ids, total)),
      ledger.postIfCovered(tx, transfers),
      record(tx, ctx, ...paid.map(({ id }) => ({ event: 'order-paid' as const, refId: id }))),
      notifyOfPayment(tx, ctx.shopperId, paid),
    ])
    if (!isGood) throw new DomainError('TICKET_INVALID')
    if (!left) throw new DomainError('BALANCE_TOO_SMALL')
    // Free orders need no transfer.
    const balance =
      left.get('user_available') ?? (await ledger.balances(tx, ctx.shopperId)).available
    return { paid: ids, balance }
  })
}

const notifyOfPayment = (
  tx: Transaction,
  userId: number,
  paid: { id: number; orderNo: string }[],
): Promise<void> =>
  notify(tx, [
    ...paid.map(({ id, orderNo }) => ({
      userId,
      detail: 'paid',
      kind: 'order' as const,
      refId: id,
      notice: { code: 'orderPaid' as const, params: { orderNo } },
    })),
    { userId, detail: 'paid', kind: 'wallet', refId: paid[0]!.id },
  ])

/** Cancels an unpaid order, or a paid one that cost nothing, and releases its stock. */
export async function cancel(ctx: Ctx, id: number): Promise<Order> {
  await inTransaction(ctx.db, async (tx) => {
    await promos.lockOwnUsesOf(tx, ctx.shopperId, [id])
    const order =
      (await orders.move(tx, ctx.shopperId, id, 'cancel')) ??
      (await orders.move(tx, ctx.shopperId, id, 'cancelFree'))
    // The order is locked here, so no parcel is sent meanwhile.
    if (!order || (await parcels.isAnySent(tx, id))) {
      const present = await orders.find(tx, ctx.shopperId, id)
      throw new DomainError(present ? 'ORDER_NOT_CANCELLABLE' : 'NOT_FOUND')
    }
    await releaseOrders(tx, [order])
    await notify(tx, [{ userId: ctx.shopperId, kind: 'order', refId: id, detail: 'cancelled' }])
  })
  return get(ctx, id)
}

/** Confirms receipt; the order is completed 15 days later. */
export async function confirm(ctx: Ctx, id: number): Promise<Order> {
  await inTransaction(ctx.db, async (tx) => {
    const order = await orders.move(tx, ctx.shopperId, id, 'confirm')
    if (!order) {
      const present = await orders.find(tx, ctx.shopperId, id)
      throw new DomainError(present ? 'ORDER_NOT_CONFIRMABLE' : 'NOT_FOUND')
    }
    await notify(tx, [{ userId: ctx.shopperId, kind: 'order', refId: id, detail: 'received' }])
  })
  return get(ctx, id)
}

export async function get(ctx: Ctx, id: number): Promise<Order> {
  const row = await orders.find(ctx.db, ctx.shopperId, id)
  if (!row) throw new DomainError('NOT_FOUND')
  const [order] = await describeAll(ctx, [row])
  return order!
}

export async function list(ctx: Ctx, input: ListInput) {
  const { status, keyword } = input
  const [{ rows, next_cursor }, counts] = await Promise.all([
    readPageById(
      ctx.config,
      'orders',
      input,
      (page) => orders.list(ctx.db, ctx.shopperId, { status, keyword, ...page }),
      ({ order }) => order.id,
    ),
    orders.counts(ctx.db, ctx.shopperId),
  ])
  return { list: await describeAll(ctx, rows), next_cursor, counts }
}

type OrderWithShop = NonNullable<Awaited<ReturnType<typeof orders.find>>>

async function describeAll(ctx: Ctx, rows: OrderWithShop[]): Promise<Order[]> {
  const [items, followed, logistics, settled, payWith] = await Promise.all([
    orders.itemsOf(
      ctx.db,
      rows.map((row) => row.order.id),
    ),
    shops.followedAmong(
      ctx.db,
      ctx.shopperId,
      rows.map((row) => row.shop.id),
    ),
    parcels.ofOrders(
      ctx.db,
      rows.flatMap(({ order }) => (order.paidAt ? [order.id] : [])),
    ),
    refunds.settledOfOrders(
      ctx.db,
      rows.flatMap(({ order }) => (order.refunded > 0 ? [order.id] : [])),
    ),
    payableTogether(
      ctx.db,
      rows.map(({ order }) => order),
    ),
  ])
  const itemsByOrder = Map.groupBy(items, (item) => item.orderId)
  return rows.map(({ order, shop }) => {
    const own = itemsByOrder.get(order.id) ?? []
    const status = order.status as OrderStatus
    const isShipped = order.shippedAt !== null || logistics.has(order.id)
    const past = settled.get(order.id) ?? []
    const { reviewable, actions } = choicesFor({ ...order, status, isShipped }, own, past)
    return {
      id: order.id,
      order_no: order.orderNo,
      status,
      shop: describeShopCard(shop, ctx.locale, followed.has(shop.id)),
      items: own.map((item) => ({
        ...describeItem(item, ctx.locale),
        reviewable: reviewable.has(item.id),
      })),
      quantity: own.reduce((sum, item) => sum + item.quantity, 0),
      subtotal: order.subtotal,
      freight: order.freight,
      discount: order.discount,
      tax: describeTax(order),
      total: order.total,
      promo_code: order.promoCode,
      remark: order.remark,
      address: order.address,
      created_at: order.createdAt.toISOString(),
      pay_with: payWith.get(order.id) ?? [],
      pay_before: status === ORDER_STATUS.waitingPay ? order.payBefore.toISOString() : null,
      paid_at: order.paidAt?.toISOString() ?? null,
      shipped_at: order.shippedAt?.toISOString() ?? null,
      delivered_at: order.deliveredAt?.toISOString() ?? null,
      received_at: order.receivedAt?.toISOString() ?? null,
      completed_at: order.completedAt?.toISOString() ?? null,
      arrival: arrivalOfOrder(order),
      ...describeSent(logistics.get(order.id) ?? [], { ...order, items: own }, ctx.locale),
      actions,
    }
  })
}

export function describeItem(item: orders.OrderItemRow, locale: Locale): OrderItem {
  return {
    id: item.id,
    product_id: item.productId,
    sku_id: item.skuId,
    name: item.texts[locale].name,
    values: item.texts[locale].values,
    image: item.image,
    price: item.price,
    quantity: item.quantity,
    refund_status: item.refundStatus,
    reviewed: item.isReviewed,
  }
}
