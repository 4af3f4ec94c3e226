import { CATEGORIES } from '@/server/db/seed/catalogue/categories'
import { productAt } from '@/server/db/seed/catalogue/products'
import { SEED_LOCALES } from '@/server/db/seed/catalogue/shape'
import { NAMED_SHOPS, shopAt } from './shops'

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
      expect(shop.favorableRate).toBeGreaterThanOrEqual(80)
      expect(shop.favorableRate).toBeLessThanOrEqual(100)
      expect(shop.fans).toBeGreaterThan(0)
    }
    expect(shopAt(17)).toEqual(shops[17])
  })

  test('sell every category among the named shops', () => {
    const sold = new Set(NAMED_SHOPS.flatMap((shop) => shop.categoryKeys))
    expect(sold.size).toBe(CATEGORIES.length)
  })

  test.each([48, 500])(
    'of %i shops, each product belongs to an existing shop that sells its category',
    (shopCount) => {
      for (let index = 0; index < 2_000; index += 1) {
        const product = productAt(index, { shopCount })
        expect(product.shopId).toBeLessThanOrEqual(shopCount)
        expect(shopAt(product.shopId - 1).categoryKeys).toContain(product.categoryKey)
      }
    },
  )

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
