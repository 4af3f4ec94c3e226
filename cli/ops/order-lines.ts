import type { DataOf } from '@/contracts/endpoint'
import type { getAdminOrder } from '@/contracts/admin-orders'
import type { Address } from '@/contracts/schemas/addresses'
import { ORDER_STATUS } from '@/contracts/order-status'
import { REFUND_STATUS } from '@/contracts/refund-terms'
import { dollars } from './command'

type Order = DataOf<typeof getAdminOrder>
type Item = Order['items'][number]
type Person = NonNullable<Order['history'][number]['by']>

const STATUS_WORDS: Record<number, string> = {
  [ORDER_STATUS.waitingPay]: 'unpaid',
  [ORDER_STATUS.waitingDelivery]: 'to ship',
  [ORDER_STATUS.delivered]: 'shipped',
  [ORDER_STATUS.received]: 'received',
  [ORDER_STATUS.completed]: 'completed',
  [ORDER_STATUS.cancelled]: 'cancelled',
  [ORDER_STATUS.drawBacking]: 'refund requested',
  [ORDER_STATUS.refunded]: 'refunded',
  [ORDER_STATUS.afterSale]: 'refund requested after shipment',
}

function stateOf({ status, parcels }: Order): string | undefined {
  const areDelivered = parcels.every(({ delivered_at }) => delivered_at !== null)
  return status === ORDER_STATUS.delivered && areDelivered ? 'delivered' : STATUS_WORDS[status]
}

/** As a refund request says it: asked, agreed, settled, refused, withdrawn. */
export const refundStatusOf = (status: number): string =>
  Object.entries(REFUND_STATUS).find(([, value]) => value === status)?.[0] ?? String(status)

/** Everything needed to send a parcel: name, phone and address in one line. */
export function addressLine(
  address: Pick<Address, 'addressee' | 'phone' | 'area' | 'detail'> & {
    postal_code?: string | null | undefined
  },
): string {
  const { addressee, phone, detail, area, postal_code: code } = address
  return [addressee, phone, detail, area, code].filter(Boolean).join(', ')
}

export function personOf({ actor, staff_id, staff_name }: Person): string {
  return staff_id === null ? actor : `${staff_name ?? 'staff'} (staff ${staff_id})`
}

/** `2 of 3 × Shirt (M) · SKU 11, SHIRT-M · $12.99 each` */
function itemLine(item: Item): string {
  const { id, name, values, quantity, sku_id, sku_code, price, to_send, packed } = item
  const chosen = values.length > 0 ? ` (${values.join(', ')})` : ''
  const sku = sku_code ? `SKU ${sku_id}, ${sku_code}` : `SKU ${sku_id}`
  const task = item.leave_out ? 'LEAVE OUT: refunded before shipment' : `send ${to_send}`
  return `  item ${id}: ${quantity} × ${name}${chosen} · ${sku} · ${dollars(price)} each · ${task}, in parcels ${packed}`
}

/** `, added tax $0.70 (7%)` */
function taxWords({ tax }: Order): string {
  if (!tax) return ''
  const kind = tax.included ? 'included' : 'added'
  return `, ${kind} tax ${dollars(tax.amount)} (${tax.basis_points / 100}%)`
}

/** An order as sentences for the terminal. */
export function linesOfOrder(order: Order): string[] {
  const { shopper, parcels, refunds, history } = order
  return [
    `Order ${order.id}, number ${order.order_no}: ${stateOf(order)}.`,
    `Shop ${order.shop.id}, ${order.shop.name}. Shopper ${shopper.id}, ${shopper.name} <${shopper.email}>.`,
    `Total ${dollars(order.total)}: items ${dollars(order.subtotal)}, freight ${dollars(order.freight)}, discount ${dollars(order.discount)}${order.promo_code ? ` (${order.promo_code})` : ''}${taxWords(order)}; refunded ${dollars(order.refunded)}.`,
    `To: ${addressLine(order.address)}`,
    ...(order.remark ? [`Remark: ${order.remark}`] : []),
    'Items:',
    ...order.items.map(itemLine),
    ...parcels.map(({ number, carrier, tracking_no, items, delivered_at, events }) => {
      const contents = items.map(({ item_id, quantity }) => `item ${item_id} × ${quantity}`)
      const state = delivered_at ? `delivered ${delivered_at}` : (events[0]?.text ?? 'sent')
      return `Parcel ${number}: ${carrier} ${tracking_no}, ${contents.join(', ')}. ${state}.`
    }),
    ...refunds.map(
      ({ id, amount, status, item_ids }) =>
        `Refund ${id}: ${dollars(amount)}, ${refundStatusOf(status)}, items ${item_ids.join(', ')}.`,
    ),
    'History:',
    ...history.map(({ at, event, by, action, parcel, refund_id }) => {
      const about = [
        action && parcel ? `${action}, parcel ${parcel}` : '',
        refund_id === null ? '' : `refund ${refund_id}`,
        by ? personOf(by) : '',
      ].filter(Boolean)
      return `  ${at} ${event}${about.length > 0 ? ` · ${about.join(' · ')}` : ''}`
    }),
  ]
}
