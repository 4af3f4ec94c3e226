import { LOCALES, type Locale } from '@/contracts/languages'
import { getHealth, opsChanges, opsOrder, opsProduct, opsQueue } from '@/contracts/operators'
import { ORDER_STATUS } from '@/contracts/order-status'
import type { OrderStatus } from '@/contracts/schemas/orders'
import { REFUND_STATUS } from '@/contracts/refund-terms'
import { AUDIT_STATUS } from '@/contracts/wallet-terms'
import { DomainError } from '@/server/domain/domain-error'
import { translator } from '@/server/http/words'
import { describeItem } from '../order-moves'
import { describeParcel } from '../parcel-view'
import { deliver, parcelUnderWay, ship } from '../parcels'
import { tell } from '../live'
import type { Mock } from '../mock'
import { on, type Visit } from '../serve'
import type { Order } from '../world'
import { describeRecharge } from './money'
import { describeWithdrawal } from './withdrawals'
import { describeRefund } from './refunds'
import { version } from '@/package.json'

const CHANGES_KEPT_MS = 60_000

/** Parcels of an order that is sent in part are on their way as well. */
const UNDER_WAY: OrderStatus[] = [ORDER_STATUS.waitingDelivery, ORDER_STATUS.delivered]

on(getHealth, () => ({ ok: true, database: true, money_paused: false, version }))

const emailOf = ({ world }: Visit, shopperId: number) =>
  world.shoppers.find(({ id }) => id === shopperId)?.email ?? ''

on(opsQueue, (visit) => {
  const { world } = visit
  const isOpen = ({ status }: { status: number }) => status === AUDIT_STATUS.auditing
  const packed = (order: Order) => ({
    id: order.id,
    order_no: order.orderNo,
    total: order.total,
    paid_at: order.paidAt!.toISOString(),
    items: order.items.map((item) => describeItem(visit, item)),
    leave_out: [],
  })
  return {
    recharges: world.recharges.filter(isOpen).map((one) => ({
      ...describeRecharge(visit, one),
      user_id: one.shopperId,
      email: emailOf(visit, one.shopperId),
    })),
    withdrawals: world.withdrawals.filter(isOpen).map((one) => ({
      ...describeWithdrawal(one),
      user_id: one.shopperId,
      email: emailOf(visit, one.shopperId),
    })),
    refunds: world.refunds
      .filter(({ status }) => status <= REFUND_STATUS.agreed)
      .map((one) => {
        const refund = describeRefund(visit, one)
        return { ...refund, order_no: refund.sn, email: emailOf(visit, one.shopperId) }
      }),
    orders_to_ship: world.orders
      .filter(({ status }) => status === ORDER_STATUS.waitingDelivery)
      .map(packed),
    parcels_under_way: world.orders
      .filter(({ status }) => UNDER_WAY.includes(status))
      .flatMap(({ id, orderNo, parcels }) =>
        parcels
          .filter((parcel) => !parcel.deliveredAt)
          .map(({ number, carrier, trackingNo, shippedAt }) => ({
            id,
            order_no: orderNo,
            parcel: number,
            carrier,
            tracking_no: trackingNo,
            shipped_at: shippedAt.toISOString(),
          })),
      ),
  }
})

const inAll = (wordsIn: (locale: Locale) => string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, wordsIn(locale)])) as Record<Locale, string>

const stage = (name: 'shipped' | 'delivered') =>
  inAll((locale) => translator(locale)(`parcel.${name}`))

on(opsOrder, ({ world, mock, locale }, { body }) => {
  const order = world.orders.find(({ id }) => id === body.id)
  if (!order) throw new DomainError('NOT_FOUND')
  const { orderNo, shopperId } = order
  const parcel =
    body.action === 'ship' ? ship(world, order, body) : parcelUnderWay(order, body.parcel)
  const { text } = body.action === 'track' ? body : { text: undefined }
  const texts =
    text === undefined
      ? stage(body.action === 'ship' ? 'shipped' : 'delivered')
      : typeof text === 'string'
        ? inAll(() => text)
        : text
  const place = body.action === 'ship' ? '' : body.place
  parcel.events.unshift({ at: new Date(), texts, place })
  if (body.action === 'deliver') deliver(order, parcel)
  const { carrier, trackingNo } = parcel
  const params = { orderNo, carrier, trackingNo }
  const notices = { ship: 'orderShipped', deliver: 'parcelDelivered', track: undefined } as const
  const notice = notices[body.action]
  tell(mock, shopperId, { kind: 'order', id: order.id, params, ...(notice ? { notice } : {}) })
  return {
    id: order.id,
    status: order.status,
    parcel: parcel.number,
    logistics: describeParcel(parcel, locale),
  }
})

/** Web processes drop the cached pages of these tags. */
export function noteChange({ world }: Mock, ...tags: string[]): void {
  for (const tag of tags) world.changes.push({ tag, at: Date.now() })
}

on(opsProduct, ({ mock, world }, { body }) => {
  const product = world.products.find(({ id }) => id === body.id)
  if (!product) throw new DomainError('NOT_FOUND')
  for (const sku of product.skus) {
    if (body.price !== undefined) sku.price = body.price
    if (body.stock !== undefined) sku.stock = body.stock
  }
  if (body.name !== undefined) for (const locale of LOCALES) product.texts[locale].name = body.name
  product.isOnSale = body.on_sale ?? product.isOnSale
  noteChange(mock, 'home', `shop-${product.shopId}`, `product-${product.id}`)
  return { id: product.id }
})

on(opsChanges, ({ world }, { body }) => {
  const now = Date.now()
  const since = Number(body.since?.split(':')[0] ?? 0)
  world.changes = world.changes.filter(({ at }) => at > now - CHANGES_KEPT_MS)
  const list = world.changes.filter(({ at }) => at >= since)
  return { list: list.map(({ tag }) => ({ tag })), until: `${now}:${now}:` }
})
