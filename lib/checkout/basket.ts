import type { BasketItem } from '@/contracts/schemas/cart'
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@/contracts/limits'

/**
 * Parses `items=<sku>.<quantity>,…` of /checkout. Duplicate SKUs are merged; invalid parts are
 * ignored, because the URL is user input.
 */
export function parseBasket(text: string | null | undefined): BasketItem[] {
  const quantities = new Map<number, number>()
  for (const piece of (text ?? '').split(',')) {
    const [, sku, quantity] = /^(\d{1,15})\.(\d{1,3})$/.exec(piece) ?? []
    const skuId = Number(sku)
    if (!skuId || !Number(quantity)) continue
    const sum = (quantities.get(skuId) ?? 0) + Number(quantity)
    quantities.set(skuId, Math.min(MAX_LINE_QUANTITY, sum))
  }
  return [...quantities]
    .slice(0, MAX_CART_LINES)
    .map(([sku_id, quantity]) => ({ sku_id, quantity }))
}

export function encodeBasket(items: readonly BasketItem[]): string {
  return items.map(({ sku_id, quantity }) => `${sku_id}.${quantity}`).join(',')
}

/** The checkout URL of these items. Items from the cart are removed from it once they are ordered. */
export function checkoutHref(
  items: readonly BasketItem[],
  { isFromCart = false }: { isFromCart?: boolean } = {},
): string {
  if (items.length === 0) return '/checkout'
  return `/checkout?items=${encodeBasket(items)}${isFromCart ? '&cart=1' : ''}`
}

/** The basket with another quantity of one SKU; 0 removes it. */
export function withQuantity(
  items: readonly BasketItem[],
  skuId: number,
  quantity: number,
): BasketItem[] {
  return items
    .map((item) => (item.sku_id === skuId ? { ...item, quantity } : item))
    .filter((item) => item.quantity > 0)
}
