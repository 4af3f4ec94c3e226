import { parseId } from '@/contracts/parse-id'
import { parseAmount } from '@/lib/format/money'

/** The prefill values of /refund/:id?/:sn?/:product_ids?/:amount?; all are untrusted. */
export interface RefundAddress {
  orderId: number
  productIds: number[]
  /** Cents. */
  amount: number | null
}

/** Null without an order. `sn` is ignored: the server provides the number. */
export function parseRefundAddress(parts: string[] | undefined): RefundAddress | null {
  const [id = '', , products = '', amount = ''] = (parts ?? []).map(decoded)
  const orderId = parseId(id)
  if (orderId === undefined) return null
  const productIds = products.split(',').flatMap((piece) => parseId(piece) ?? [])
  const cents = amount === '' ? null : parseAmount(amount)
  return { orderId, productIds, amount: cents || null }
}

/** A segment with invalid encoding is empty. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

/** The form with all items of the order chosen. */
export function refundHref(order: {
  id: number
  order_no: string
  items: { product_id: number }[]
}): string {
  const productIds = [...new Set(order.items.map((item) => item.product_id))].join(',')
  return `/refund/${order.id}/${order.order_no}/${productIds}`
}
