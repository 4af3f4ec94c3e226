import type { CartLine } from '@/contracts/schemas/cart'
import type { Locale } from '@/contracts/languages'
import type { Visit } from '@/server/http/context'
import type { BasketSku } from '@/server/repositories/skus'
import { describeShopCard } from '@/server/services/catalogue/shops'

/** The SKU part of a basket line. */
export function describeSku(
  visit: Visit,
  row: BasketSku,
  isShopFollowed: boolean,
): Omit<CartLine, 'quantity' | 'selected' | 'available'> {
  return {
    sku_id: row.id,
    product_id: row.productId,
    name: row.texts[visit.locale].name,
    values: valuesIn(row, visit.locale),
    image: row.image ?? row.productImage,
    price: row.price,
    stock: row.stock,
    shop: describeShopCard(row.shop, visit.locale, isShopFollowed),
  }
}

export function valuesIn(sku: BasketSku, locale: Locale): string[] {
  return sku.texts[locale].options.map(
    (option, index) => option.values[sku.valueIndexes[index] ?? -1] ?? '',
  )
}

export function byShop<Line>(lines: Line[], shopOf: (line: Line) => number): Line[][] {
  return [...Map.groupBy(lines, shopOf).values()]
}
