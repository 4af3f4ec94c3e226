import type { BasketItem, CartLine } from '@/contracts/cart'
import type { Quote } from '@/contracts/orders'

/** What of a quote can be ordered now; lines that are gone or short are explained and left out. */
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

/** Why a line is not part of the order; null when it is. */
export function problemOf(line: CartLine): LineProblem | null {
  if (line.available) return null
  if (line.stock === 0) return { kind: 'soldOut' }
  return line.stock < line.quantity ? { kind: 'onlyLeft', left: line.stock } : { kind: 'offSale' }
}

/** Messages to shops that are part of the order, by shop id; empty ones are left out. */
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
