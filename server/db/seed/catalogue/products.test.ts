import { EPOCH_MS } from './calendar'
import { CATEGORIES } from './categories'
import { KINDS } from './kinds/kinds'
import { productAt } from './products'
import { colourNames } from '@/server/pictures/colours'
import { isRendered } from '@/server/pictures/renders'
import { productViews } from '@/server/pictures/recipe'
import { pictureName } from './product-colours'
import { SEED_LOCALES, type SeedProduct, type SeedSku } from './shape'
import { BANNERS } from '@/server/db/seed/banners'

const productCount = 1_200
const shopCount = 48
const productsUpTo = (count: number, shops = shopCount) =>
  Array.from({ length: count }, (_, index) => productAt(index, { shopCount: shops }))

const products = productsUpTo(productCount)

function allValuesOf(product: SeedProduct): number[] {
  return product.texts.en.options.map((option) => option.values.length)
}

describe('the demo catalogue', () => {
  test('generates the same product for the same index, in any order', () => {
    for (const index of [1_199, 0, 777]) {
      expect(productAt(index, { shopCount })).toEqual(products[index])
    }
  })

  test('generates 1,200 products in less than a second', () => {
    const timesMs = [1, 2, 3].map(() => {
      const startedAt = performance.now()
      productsUpTo(productCount)
      return performance.now() - startedAt
    })
    expect(Math.min(...timesMs)).toBeLessThan(1_000)
  })

  test('has at least eight kinds and at least 100 products in every category', () => {
    for (const { key } of CATEGORIES) {
      expect(KINDS[key].length).toBeGreaterThanOrEqual(8)
      expect(
        products.filter((product) => product.categoryKey === key).length,
      ).toBeGreaterThanOrEqual(100)
    }
  })

  test.each(SEED_LOCALES)('has almost only unique names in %s', (locale) => {
    const names = new Set(products.map((product) => product.texts[locale].name))
    expect(names.size).toBeGreaterThan(productCount * 0.97)
  })

  test('needs no number to make a product name unique', () => {
    const numbered = products.filter(({ texts }) => /No\. \d|\b[A-Z]1\d\d\b/.test(texts.en.name))
    expect(numbered.map((product) => product.texts.en.name)).toEqual([])
  })

  test('keeps names varied far beyond the size of the demo', () => {
    const names = new Set(productsUpTo(6_000, 300).map((product) => product.texts.en.name))
    expect(names.size).toBeGreaterThan(5_820)
  })

  test.each(SEED_LOCALES)('has every text in %s, trimmed and without double spaces', (locale) => {
    for (const { texts } of products) {
      const { name, description, options } = texts[locale]
      const words = [
        name,
        description,
        ...options.flatMap((option) => [option.name, ...option.values]),
      ]
      expect(
        words.filter((word) => word !== word.trim() || /^$|undefined| {2}/.test(word)),
      ).toEqual([])
      const paragraphs = description.split('\n\n').length
      expect(paragraphs).toBeGreaterThanOrEqual(3)
      expect(paragraphs).toBeLessThanOrEqual(4)
    }
  })

  test('has the same options in every language', () => {
    for (const product of products) {
      for (const locale of SEED_LOCALES) {
        const counts = product.texts[locale].options.map((option) => option.values.length)
        expect(counts).toEqual(allValuesOf(product))
      }
    }
  })

  test('every SKU chooses one value of each option, once, and every value can be chosen', () => {
    for (const product of products) {
      const counts = allValuesOf(product)
      expect(counts.length).toBeLessThanOrEqual(3)
      expect(product.skus.length).toBeGreaterThanOrEqual(1)
      expect(product.skus.length).toBeLessThanOrEqual(24)
      const chosen = product.skus.map((sku) => sku.valueIndexes.join())
      expect(new Set(chosen).size).toBe(chosen.length)
      counts.forEach((count, option) => {
        const used = new Set(product.skus.map((sku) => sku.valueIndexes[option]))
        expect([...used].sort((one, other) => Number(one) - Number(other))).toEqual(
          Array.from({ length: count }, (_, place) => place),
        )
      })
      for (const sku of product.skus) expect(sku.valueIndexes).toHaveLength(counts.length)
    }
  })

  test('omits some combinations, and some products have a single SKU', () => {
    const possible = (product: SeedProduct) => allValuesOf(product).reduce((a, b) => a * b, 1)
    expect(
      products.filter((product) => product.skus.length < possible(product)).length,
    ).toBeGreaterThan(30)
    expect(products.filter((product) => product.skus.length === 1).length).toBeGreaterThan(10)
  })

  test('keeps prices, stock and sales in range', () => {
    const skus = products.flatMap((product) => product.skus)
    const isFine = ({ priceCents, stock, colour }: SeedSku) =>
      Number.isSafeInteger(priceCents) &&
      priceCents >= 99 &&
      stock >= 0 &&
      stock <= 500 &&
      (colour === null || colourNames.includes(colour))
    expect(skus.filter((sku) => !isFine(sku))).toEqual([])
    for (const product of products) {
      expect(product.priceCents).toBe(Math.min(...product.skus.map((sku) => sku.priceCents)))
      expect(product.originalPriceCents ?? Infinity).toBeGreaterThan(product.priceCents)
      expect(product.originalPriceCents ?? 0).toBeLessThanOrEqual(product.priceCents * 1.8)
    }
    const share = (part: number, whole: number) => part / whole
    const soldOut = skus.filter((sku) => sku.stock === 0).length
    expect(share(soldOut, skus.length)).toBeGreaterThan(0.015)
    expect(share(soldOut, skus.length)).toBeLessThan(0.06)
    const discounted = products.filter((product) => product.originalPriceCents !== null).length
    expect(share(discounted, productCount)).toBeCloseTo(0.25, 1)
  })

  test('reviews an existing SKU, after listing and before the epoch', () => {
    for (const product of products) {
      expect(Date.parse(product.listedAt)).toBeLessThan(EPOCH_MS)
      for (const review of product.reviews) {
        expect(product.skus[review.skuIndex]).toBeDefined()
        expect(review.content).not.toBe('')
        expect(Date.parse(review.createdAt)).toBeGreaterThanOrEqual(Date.parse(product.listedAt))
        expect(Date.parse(review.createdAt)).toBeLessThanOrEqual(EPOCH_MS)
        const ratings = [review.productRating, review.serviceRating, review.shippingRating]
        expect(ratings.every((rating) => [1, 2, 3, 4, 5].includes(rating))).toBe(true)
      }
    }
  })

  test('has every picture that it uses', () => {
    const kinds = [
      ...Object.values(KINDS)
        .flat()
        .map(({ noun }) => pictureName(noun.en)),
      ...BANNERS.flatMap((banner) => banner.kinds),
    ]
    const isComplete = (kind: string) => productViews.every((view) => isRendered(kind, view))
    expect(kinds.filter((kind) => !isComplete(kind))).toEqual([])
    for (const { colour } of products) expect(colourNames).toContain(colour)
  })

  test('shows each SKU with a colour in it, and the product in the colour of its first SKU', () => {
    for (const { colour, skus } of products) {
      const colours = skus.flatMap((sku) => sku.colour ?? [])
      expect([0, skus.length]).toContain(colours.length)
      expect(colours[0] ?? colour).toBe(colour)
    }
  })

  test('never repeats a descriptor in one name', () => {
    for (const kinds of Object.values(KINDS)) {
      for (const kind of kinds) {
        expect(kind.styles.filter((style) => kind.makes.includes(style))).toEqual([])
        expect(new Set(kind.styles).size).toBe(kind.styles.length)
        expect(new Set(kind.makes).size).toBe(kind.makes.length)
      }
    }
  })
})
