import { daysBeforeEpoch } from '@/server/db/seed/catalogue/calendar'
import { itemAt, randomFor, type Random } from '@/server/db/seed/catalogue/random'
import { categoriesOf, kindsOf, OPEN_TRADES } from '@/server/db/seed/catalogue/kinds-by-trade'
import { pictureName } from '@/server/db/seed/catalogue/product-colours'
import type { SeedShop } from '@/server/db/seed/catalogue/shape'
import type { ColourName } from '@/server/pictures/colours'
import type { Trade } from '@/server/db/seed/catalogue/trades'
import { generatedMark, generatedShop } from './generated-shops'
import { dailyShops } from './daily-shops'
import { deviceShops } from './device-shops'
import { tableShops } from './table-shops'
import { wardrobeShops } from './wardrobe-shops'
import type { ShopSign } from './shop-sign'

/** In rotation, so that the first shops cover every category. */
export const NAMED_SHOPS: ShopSign[] = inTurn([deviceShops, wardrobeShops, dailyShops, tableShops])

const shopStream = 2

/** Of logos and banners. */
const COLOURS: ColourName[] = [
  'terracotta',
  'sage',
  'navy',
  'mist-blue',
  'honey-yellow',
  'dusty-pink',
  'teal',
  'olive',
  'burgundy',
  'lavender',
  'sand',
]

function inTurn<T>(lists: T[][]): T[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, row) =>
    lists.flatMap((list) => list.slice(row, row + 1)),
  ).flat()
}

function signAt(index: number): ShopSign {
  return NAMED_SHOPS[index] ?? generatedShop(index - NAMED_SHOPS.length)
}

/** The trades of the shop at an index. */
export function tradesOf(shopIndex: number): Trade[] {
  return signAt(shopIndex).trades
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
  const { texts, trades } = signAt(index)
  return {
    id: index + 1,
    texts,
    kind: pictureName(itemAt(kindsOf(trades.filter(isOpen).slice(0, 1)), index).noun.en),
    colour: itemAt(COLOURS, index * 5),
    categoryKeys: categoriesOf(trades),
    fans: 40 + Math.floor(2_400 * random.next() ** 2),
    openedAt: daysBeforeEpoch(720 + 2_400 * random.next()),
  }
}

/** Some trades have no kinds with pictures yet. */
const isOpen = (trade: Trade) => OPEN_TRADES.includes(trade)

const sellers = new Map<Trade, number[]>(
  OPEN_TRADES.map((trade) => [
    trade,
    NAMED_SHOPS.flatMap((sign, index) => (sign.trades.includes(trade) ? [index] : [])),
  ]),
)

/** The index of a shop below `shopCount` that has the trade, or of any shop if none has it. */
export function shopIndexFor(random: Random, trade: Trade, shopCount: number): number {
  const named = (sellers.get(trade) ?? []).filter((index) => index < shopCount)
  const generated = Math.max(0, shopCount - NAMED_SHOPS.length)
  const place = OPEN_TRADES.indexOf(trade)
  const generatedOfTrade = Math.ceil(Math.max(0, generated - place) / OPEN_TRADES.length)
  const draw = random.between(0, Math.max(1, named.length + generatedOfTrade) - 1)
  if (draw < named.length) return itemAt(named, draw)
  if (generatedOfTrade === 0) return random.between(0, shopCount - 1)
  return NAMED_SHOPS.length + (draw - named.length) * OPEN_TRADES.length + place
}
