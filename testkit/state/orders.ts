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

export interface OrderOptions {
  /** `paid` by default. */
  status?: OrderState
  /** One piece of a new product of 10.00 by default. All items must be of one shop. */
  items?: { sku_id: number; quantity: number }[]
  /** Tracking events after shipment: their number, or their texts. */
  tracking?: number | { text: string; place?: string }[]
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

export async function ship(
  operator: Operator,
  id: number,
  tracking: OrderOptions['tracking'] = 0,
): Promise<void> {
  await operator.ship(id)
  const events =
    typeof tracking === 'number'
      ? Array.from({ length: tracking }, (_, index) => ({ text: `Tracking event ${index + 1}` }))
      : tracking
  for (const event of events) await operator.track(id, event)
}

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
