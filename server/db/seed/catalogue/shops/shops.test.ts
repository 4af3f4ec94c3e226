import { CATEGORIES } from '@/server/db/seed/catalogue/categories'
import { categoriesOf, OPEN_TRADES } from '@/server/db/seed/catalogue/kinds-by-trade'
import { kindAt, productAt } from '@/server/db/seed/catalogue/products'
import { SEED_LOCALES } from '@/server/db/seed/catalogue/shape'
import { NAMED_SHOPS, shopAt, tradesOf } from './shops'

const shops = Array.from({ length: 3_000 }, (_, index) => shopAt(index))

describe('the shops', () => {
  test('48 have their own names', () => {
    expect(NAMED_SHOPS).toHaveLength(48)
  })

  test.each(SEED_LOCALES)('3,000 have unique names and a description in %s', (locale) => {
    expect(new Set(shops.map((shop) => shop.texts[locale].name)).size).toBe(shops.length)
    for (const shop of shops) expect(shop.texts[locale].description).not.toBe('')
  })

  test('have figures in range that are reproducible', () => {
    for (const [index, shop] of shops.entries()) {
      expect(shop.id).toBe(index + 1)
      expect(shop.fans).toBeGreaterThan(0)
      expect(shop.fans).toBeLessThan(2_500)
    }
    expect(shopAt(17)).toEqual(shops[17])
  })

  test('sell every category among the named shops', () => {
    expect(categoriesOf(NAMED_SHOPS.flatMap((shop) => shop.trades))).toHaveLength(CATEGORIES.length)
  })

  test('have a named shop for every trade', () => {
    const served = new Set(NAMED_SHOPS.flatMap((shop) => shop.trades))
    expect(OPEN_TRADES.filter((trade) => !served.has(trade))).toEqual([])
  })

  test.each([48, 500])('of %i shops, each sells only kinds of its trades', (shopCount) => {
    for (let index = 0; index < 2_000; index += 1) {
      const { shopId, categoryKey } = productAt(index, { shopCount })
      expect(shopId).toBeLessThanOrEqual(shopCount)
      expect(tradesOf(shopId - 1)).toContain(kindAt(index).trade)
      expect(shopAt(shopId - 1).categoryKeys).toContain(categoryKey)
    }
  })

  test('with generated names sell something', () => {
    const products = Array.from({ length: 4_000 }, (_, index) =>
      productAt(index, { shopCount: 130 }),
    )
    const owners = new Set(products.map(({ shopId }) => shopId))
    expect(owners.size).toBe(130)
  })

  test('sell no bread in the audio shop', () => {
    const bluefinch = NAMED_SHOPS.findIndex(({ mark }) => mark === 'Bluefinch')
    expect(tradesOf(bluefinch)).toEqual(['audio'])
  })

  test('have products in each of the 48 shops', () => {
    const owners = new Set(
      Array.from({ length: 1_200 }, (_, index) => productAt(index, { shopCount: 48 }).shopId),
    )
    expect(owners.size).toBe(48)
  })

  test('work with only a few shops', () => {
    for (let index = 0; index < 100; index += 1) {
      expect(productAt(index, { shopCount: 3 }).shopId).toBeLessThanOrEqual(3)
    }
  })
})
