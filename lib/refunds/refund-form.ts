import { mostFor, refundableItems, wrongAmountFor } from '@/contracts/refund-terms'
import type { ProductStatus, Refundable, RefundType } from '@/contracts/schemas/refunds'
import { formatPlainCents, parseAmount } from '@/lib/format/money'
import type { RefundAddress } from './refund-address'

export interface RefundForm {
  itemIds: number[]
  /** Null until the shopper chooses it or a reason: it then follows the order's state. */
  productStatus: ProductStatus | null
  type: RefundType
  /** A key of the list of reasons. */
  reason: string
  explanation: string
  /** As typed; null while it follows the maximum. */
  amountText: string | null
  pictures: { id: number; url: string }[]
}

/** The initial values: those of the URL, within the server's limits. */
export function initialRefundForm(refundable: Refundable, address: RefundAddress): RefundForm {
  const possible = refundableItems(refundable)
  const named = possible.filter((item) => address.productIds.includes(item.product_id))
  const itemIds = (named.length > 0 ? named : possible).map((item) => item.id)
  const isAmountPossible =
    address.amount !== null && !wrongAmountFor(refundable, itemIds, address.amount)
  return {
    itemIds,
    productStatus: null,
    type: 1,
    reason: '',
    explanation: '',
    amountText: isAmountPossible ? formatPlainCents(address.amount!) : null,
    pictures: [],
  }
}

/**
 * The values that are still valid: an order may be shipped or received while its form is open. A
 * reason is dropped when the product status changes.
 */
export function possibleRefundForm(refundable: Refundable, form: RefundForm) {
  const possible = new Set(refundableItems(refundable).map((item) => item.id))
  const chosen = refundable.choices.find((row) => row.product_status === form.productStatus)
  const choice = chosen ?? refundable.choices.at(-1)
  const productStatus: ProductStatus = choice?.product_status ?? form.productStatus ?? 0
  return {
    ...form,
    itemIds: form.itemIds.filter((id) => possible.has(id)),
    productStatus,
    type: choice?.types.includes(form.type) ? form.type : 1,
    reason: productStatus === form.productStatus ? form.reason : '',
  }
}

/** The requested cents; NaN if the text is not an amount. */
export function amountOf(refundable: Refundable, { amountText, itemIds }: RefundForm): number {
  if (amountText === null) return mostFor(refundable, itemIds)
  return parseAmount(amountText) ?? Number.NaN
}
