import type { DataOf } from '@/contracts/endpoint'
import type { getAdminRefund } from '@/contracts/admin-refunds'
import { REFUND_TYPE } from '@/contracts/refund-terms'
import { dollars } from './command'
import { personOf, refundStatusOf } from './order-lines'

type Refund = DataOf<typeof getAdminRefund>

/** A refund request as sentences for the terminal. */
export function linesOfRefund(refund: Refund): string[] {
  const { id, order, shopper, type, product_status, evidence, carrier, tracking_no } = refund
  const goods = product_status === 1 ? 'goods received' : 'goods not received'
  const kind = type === REFUND_TYPE.withReturn ? 'with return' : 'without return'
  return [
    `Refund ${id} of ${dollars(refund.amount)}, ${kind}, ${goods}: ${refundStatusOf(refund.status)}.`,
    `Order ${order.id}, number ${order.order_no}: total ${dollars(refund.order_total)}, refunded ${dollars(refund.order_refunded)}. Shop ${refund.shop.id}, ${refund.shop.name}.`,
    `Shopper ${shopper.id}, ${shopper.name} <${shopper.email}>.`,
    ...refund.items.map(({ id: item, name, values, quantity, price }) => {
      const chosen = values.length > 0 ? ` (${values.join(', ')})` : ''
      return `  item ${item}: ${quantity} × ${name}${chosen}, ${dollars(price)} each`
    }),
    `Reason: ${refund.reason}`,
    `Explanation: ${refund.explanation}`,
    ...evidence.map(({ url }) => `Evidence: ${url}`),
    ...(evidence.length > 0
      ? ['The console shows these pictures; the addresses need OPS_TOKEN.']
      : []),
    ...(tracking_no ? [`Returned by ${carrier ?? ''} ${tracking_no}.`] : []),
    ...(refund.refuse_reason ? [`Refused: ${refund.refuse_reason}`] : []),
    'History:',
    ...refund.history.map(({ at, event, by }) => `  ${at} ${event} · ${personOf(by)}`),
  ]
}
