import { cancelOrder, confirmOrder, createOrder, payOrders, quoteOrder } from '@/contracts/orders'
import { verifyPay } from '@/contracts/account'
import { call } from '@/testkit/calls/call'
import { ORDER_STATUS } from '@/contracts/order-status'
import type { Operator } from './operator'
import type { Order } from './records'
import type { Shopper } from './shopper'

/** `delivered` is a shipped order whose parcel has arrived and that the shopper has not confirmed. */
export type OrderState =
  | 'unpaid'
  | 'paid'
  | 'shipped'
  | 'delivered'
  | 'received'
  | 'completed'
  | 'cancelled'
  | 'refundRequested'
  | 'refunded'
  | 'afterSale'

type Tracking = number | { text: string; place?: string }[]

/** One of several parcels of an order. */
export interface ParcelOptions {
  /** Everything that is left by default. */
  items?: { sku_id: number; quantity: number }[]
  carrier?: string
  trackingNo?: string
  tracking?: Tracking
  delivered?: boolean
}

export interface OrderOptions {
  /** `paid` by default. */
  status?: OrderState
  /** One piece of a new product of 10.00 by default. All items must be of one shop. */
  items?: { sku_id: number; quantity: number }[]
  /** Tracking events after shipment: their number, or their texts. */
  tracking?: Tracking
  /** Sent after payment. `paid` leaves the rest to be sent; `shipped` and later states send it in one more parcel. */
  parcels?: ParcelOptions[]
  promo_code?: string
  remark?: string
  address_id?: number
}

const { waitingPay, waitingDelivery, delivered, received, completed } = ORDER_STATUS
const { cancelled, drawBacking, refunded, afterSale } = ORDER_STATUS

export const CODES: Record<OrderState, Order['status']> = {
  unpaid: waitingPay,
  paid: waitingDelivery,
  shipped: delivered,
  delivered,
  received,
  completed,
  cancelled,
  refundRequested: drawBacking,
  refunded,
  afterSale,
}

/** Creates an unpaid order; the quote gives the total that the call must repeat. */
export async function placeOrder(
  shopper: Shopper,
  items: { sku_id: number; quantity: number }[],
  { promo_code, remark, address_id }: OrderOptions = {},
): Promise<number> {
  const [saved] = address_id ? [] : await shopper.addresses()
  const address = address_id ?? (saved ?? (await shopper.addAddress())).id
  const basket = { items, address_id: address, ...(promo_code ? { promo_code } : {}) }
  const { total, groups } = await call(shopper, quoteOrder, basket)
  const remarks = Object.fromEntries(groups.map(({ shop }) => [shop.id, remark ?? '']))
  const { orders } = await call(shopper, createOrder, {
    ...basket,
    expected_total: total,
    ...(remark ? { remarks } : {}),
  })
  const [first] = orders
  if (!first || orders.length > 1) throw new Error('The items of an order must be of one shop')
  return first.id
}

/** Pays with the payment password of the shopper. */
export async function pay(shopper: Shopper, order_ids: number[]): Promise<void> {
  const password = payPasswordOf(shopper)
  const { ticket } = await call(shopper, verifyPay, { action: 'pay', password, order_ids })
  await call(shopper, payOrders, { order_ids, ticket })
}

export function payPasswordOf({ payPassword }: Shopper): string {
  if (payPassword) return payPassword
  throw new Error(
    'The shopper has no payment password: create it with shop.shopper({ payPassword })',
  )
}

/** Sends the parcels in this order, each numbered from 1. */
export async function sendParcels(
  operator: Operator,
  order: Order,
  parcels: ParcelOptions[],
): Promise<void> {
  const { id } = order
  const sent = order.parcels?.length ?? 0
  for (const [index, parcel] of parcels.entries()) {
    const number = sent + index + 1
    const { carrier, tracking = 0, delivered } = parcel
    const trackingNo = parcel.trackingNo ?? (number === 1 ? `TH${id}` : `TH${id}-${number}`)
    const items = parcel.items?.map(({ sku_id, quantity }) => ({
      item_id: itemOf(order, sku_id),
      quantity,
    }))
    await operator.ship(id, { trackingNo, ...(carrier && { carrier }), ...(items && { items }) })
    for (const event of eventsOf(tracking)) await operator.track(id, { ...event, parcel: number })
    if (delivered) await operator.deliver(id, '', number)
  }
}

/** Sends what is not in a parcel yet. */
export async function ship(
  operator: Operator,
  order: Order,
  tracking: Tracking = 0,
): Promise<void> {
  if (order.status !== waitingDelivery) return
  await sendParcels(operator, order, [{ tracking }])
}

export async function deliverAll(operator: Operator, { id, parcels = [] }: Order): Promise<void> {
  for (const { number, delivered_at } of parcels)
    if (!delivered_at) await operator.deliver(id, '', number)
}

function itemOf({ id, items }: Order, skuId: number): number {
  const found = items.find(({ sku_id }) => sku_id === skuId)
  if (found) return found.id
  const known = items.map(({ sku_id }) => sku_id).join(', ')
  throw new Error(`Order ${id} has no SKU ${skuId}, only ${known}`)
}

const eventsOf = (tracking: Tracking) =>
  typeof tracking === 'number'
    ? Array.from({ length: tracking }, (_, index) => ({ text: `Tracking event ${index + 1}` }))
    : tracking

export const cancel = (shopper: Shopper, id: number): Promise<Order> =>
  call(shopper, cancelOrder, { id })
export const confirm = (shopper: Shopper, id: number): Promise<Order> =>
  call(shopper, confirmOrder, { id })

/** Something else acted on the order in between: the carrier of the demo, for example. */
export function expectStatus(order: Order, state: OrderState): Order {
  const wanted = CODES[state]
  if (order.status === wanted) return order
  throw new Error(
    `Order ${order.id} has status ${order.status} instead of ${wanted} (${state}). Is the demo off (DEMO=0)?`,
  )
}
