import type { BasketItem, CartLine } from '@/contracts/schemas/cart'
import type { InputOf } from '@/contracts/endpoint'
import type { createOrder, quoteOrder } from '@/contracts/orders'
import type { Quote } from '@/contracts/schemas/orders'

/** The lines of a quote that can be ordered; lines without stock are left out. */
export function orderableItems(quote: Quote): BasketItem[] {
  return quote.groups
    .flatMap((group) => group.lines)
    .filter((line) => line.available)
    .map(({ sku_id, quantity }) => ({ sku_id, quantity }))
}

export function orderableCount(quote: Quote): number {
  return orderableItems(quote).reduce((sum, item) => sum + item.quantity, 0)
}

export type LineProblem =
  { kind: 'soldOut' } | { kind: 'offSale' } | { kind: 'onlyLeft'; left: number }

/** The quote input of a basket, the chosen address, null for the default one, and a promo code. */
export function quoteInput(
  items: BasketItem[],
  { addressId, promo }: { addressId: number | null; promo: string },
): InputOf<typeof quoteOrder> {
  return {
    items,
    ...(addressId === null ? {} : { address_id: addressId }),
    ...(promo === '' ? {} : { promo_code: promo }),
  }
}

/** Why a line is not part of the order; null if it is. */
export function problemOf(line: CartLine): LineProblem | null {
  if (line.available) return null
  if (line.stock === 0) return { kind: 'soldOut' }
  return line.stock < line.quantity ? { kind: 'onlyLeft', left: line.stock } : { kind: 'offSale' }
}

/** Messages to the shops in the order, by shop id; empty ones are left out. */
export function remarksFor(
  quote: Quote,
  remarks: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    quote.groups
      .filter((group) => group.lines.some((line) => line.available))
      .map(({ shop }) => [String(shop.id), (remarks[shop.id] ?? '').trim()] as const)
      .filter(([, remark]) => remark !== ''),
  )
}

/** An order for exactly the lines and total of a quote. A code without a discount is left out. */
export function orderInput(
  quote: Quote,
  addressId: number,
  remarks: Readonly<Record<string, string>>,
): InputOf<typeof createOrder> {
  return {
    items: orderableItems(quote),
    address_id: addressId,
    remarks: remarksFor(quote, remarks),
    expected_total: quote.total,
    ...(quote.promo?.valid ? { promo_code: quote.promo.code } : {}),
  }
}
