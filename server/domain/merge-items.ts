import type { BasketItem } from '@/contracts/schemas/cart'

/** Merges repeated SKUs into one line. */
export function mergeItems(items: BasketItem[]): BasketItem[] {
  const quantities = new Map<number, number>()
  for (const item of items)
    quantities.set(item.sku_id, (quantities.get(item.sku_id) ?? 0) + item.quantity)
  return [...quantities].map(([sku_id, quantity]) => ({ sku_id, quantity }))
}
