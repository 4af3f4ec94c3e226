import type { BasketItem } from '@/contracts/schemas/cart'
import type { Order } from '@/contracts/schemas/orders'
import { checkoutHref } from '@/lib/checkout/basket'

export function reviewLink(order: Pick<Order, 'id'>): string {
  return `/comment?order=${order.id}`
}

/** Checks out the same items at current prices. */
export function buyAgainLink(order: Pick<Order, 'items'>): string {
  const items: BasketItem[] = order.items.map(({ sku_id, quantity }) => ({ sku_id, quantity }))
  return checkoutHref(items)
}

/** /myPurchases with its tab and keyword. */
export function purchasesLink(status: number | undefined, keyword: string): string {
  const path = status === undefined ? '/myPurchases' : `/myPurchases/${status}`
  return keyword === '' ? path : `${path}?${new URLSearchParams({ keyword })}`
}
