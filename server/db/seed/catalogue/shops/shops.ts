import { daysBeforeEpoch } from '@/server/db/seed/catalogue/calendar'
import { itemAt, randomFor, type Random } from '@/server/db/seed/catalogue/random'
import { CATEGORIES } from '@/server/db/seed/catalogue/categories'
import type { CategoryKey, SeedShop } from '@/server/db/seed/catalogue/shape'
import { generatedMark, generatedShop } from './generated-shops'
import { dailyShops } from './daily-shops'
import { deviceShops } from './device-shops'
import { tableShops } from './table-shops'
import { wardrobeShops } from './wardrobe-shops'
import type { ShopSign } from './shop-sign'

/** In rotation, so that the first shops cover every category. */
export const NAMED_SHOPS: ShopSign[] = inTurn([deviceShops, wardrobeShops, dailyShops, tableShops])

const shopStream = 2

function inTurn<T>(lists: T[][]): T[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, row) =>
    lists.flatMap((list) => list.slice(row, row + 1)),
  ).flat()
}

function signAt(index: number): ShopSign {
  return NAMED_SHOPS[index] ?? generatedShop(index - NAMED_SHOPS.length)
}

/** The brand of the shop's products, identical in every language. */
export function markOf(shopIndex: number): string {
  return NAMED_SHOPS[shopIndex]?.mark ?? generatedMark(shopIndex - NAMED_SHOPS.length)
}

/**
 * The shop at an index. Pure, so that the same index always gives the same shop. Ids start at 1.
 */
export function shopAt(index: number): SeedShop {
  const random = randomFor(shopStream, index)
  const { texts, icon, palette, categoryKeys } = signAt(index)
  return {
    id: index + 1,
    texts,
    icon,
    palette,
    categoryKeys,
    fans: 40 + Math.floor(48_000 * random.next() ** 3),
    favorableRate: 100 - Math.floor(20 * random.next() ** 2.2),
    openedAt: daysBeforeEpoch(720 + 2_400 * random.next()),
  }
}

const sellers = new Map<CategoryKey, number[]>(
  CATEGORIES.map(({ key }) => [
    key,
    NAMED_SHOPS.flatMap((sign, index) => (sign.categoryKeys.includes(key) ? [index] : [])),
  ]),
)

/** The index of a shop below `shopCount` that sells the category, or of any shop if none does. */
export function shopIndexFor(random: Random, categoryKey: CategoryKey, shopCount: number): number {
  const all = sellers.get(categoryKey) ?? []
  const named = shopCount < NAMED_SHOPS.length ? all.filter((index) => index < shopCount) : all
  const generatedPerCategory = Math.floor((shopCount - NAMED_SHOPS.length) / CATEGORIES.length)
  const draw = random.next() * (named.length + Math.max(0, generatedPerCategory))
  if (draw < named.length) return itemAt(named, Math.floor(draw))
  if (generatedPerCategory < 1) return random.between(0, shopCount - 1)
  const place = CATEGORIES.findIndex((category) => category.key === categoryKey)
  return NAMED_SHOPS.length + Math.floor(draw - named.length) * CATEGORIES.length + place
}
