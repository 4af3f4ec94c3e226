import { checkDraft } from './check-draft'
import { planProduct, type ProductPlan, type ResolvedDraft, type StoredProduct } from './plan'

type Option = { name: string; values: string[] }

function draftOf(own: object = {}): ResolvedDraft {
  const value = {
    handle: 'shirt',
    category: 'food',
    on_sale: true,
    texts: { en: { name: 'Shirt', description: 'Cotton', options: [size('M', 'L')] } },
    images: ['/a.webp', '/b.webp'],
    skus: [sku('S-M', ['M']), sku('S-L', ['L'], { price: 1500 })],
    ...own,
  }
  const checked = checkDraft({ line: 1, skuLines: [], value, problems: [] })
  if (!('draft' in checked)) throw new Error(JSON.stringify(checked.problems))
  const { shop: _shop, category: _category, ...draft } = checked.draft
  return { ...draft, shopId: 1, isShopOpen: true, categoryId: 2 }
}

const size = (...values: string[]): Option => ({ name: 'Size', values })
const sku = (code: string | undefined, values: string[], own: object = {}) => ({
  code,
  values,
  price: 1200,
  stock: 3,
  ...own,
})

function plan(draft: ResolvedDraft, stored: StoredProduct | null): ProductPlan {
  const planned = planProduct(draft, stored)
  if (!('plan' in planned)) throw new Error(planned.reason)
  return planned.plan
}

/** The product in the catalogue after a plan. */
function storedAfter(
  { values, added, changed }: ProductPlan,
  before?: StoredProduct,
): StoredProduct {
  const skus = new Map(before?.skus.map((one) => [one.id, one]))
  for (const { isChanged: _, ...one } of changed) skus.set(one.id, one)
  let id = 100 + skus.size
  for (const { isChanged: _, ...one } of added) skus.set((id += 1), { ...one, id })
  return { ...values, id: 7, skus: [...skus.values()] }
}

const stored = () => storedAfter(plan(draftOf(), null))
const codesOf = (product: StoredProduct, isRetired: boolean) =>
  product.skus.filter((one) => one.isRetired === isRetired).map(({ code }) => code)

it('adds a product with its lowest price and fallback texts', () => {
  const { values, added } = plan(draftOf(), null)
  expect(values).toMatchObject({
    price: 1200,
    handle: 'shirt',
    writtenLocales: ['en'],
    imageAlts: null,
  })
  expect(values.texts.th).toEqual(values.texts.en)
  expect(added.map(({ valueIndexes }) => valueIndexes)).toEqual([[0], [1]])
})

it('changes nothing for the same draft', () => {
  const again = plan(draftOf(), stored())
  expect([again.isChanged, again.added, again.changed]).toEqual([false, [], []])
})

it('changes nothing when the values come in another order', () => {
  const texts = { en: { name: 'Shirt', description: 'Cotton', options: [size('L', 'M')] } }
  const skus = [sku('S-L', ['L'], { price: 1500 }), sku('S-M', ['M'])]
  expect(plan(draftOf({ texts, skus }), stored()).isChanged).toBe(false)
})

it('keeps what the file does not have', () => {
  const before = stored()
  const draft = draftOf({
    on_sale: undefined,
    images: undefined,
    texts: { en: { name: 'Shirt', options: [size('M', 'L')] } },
    skus: [sku('S-M', ['M'], { stock: undefined }), sku('S-L', ['L'], { price: 1500 })],
  })
  expect(plan(draft, { ...before, isOnSale: false })).toMatchObject({ isChanged: false })
  const changed = plan(
    draftOf({ skus: [sku('S-M', ['M'], { barcode: null }), sku('S-L', ['L'])] }),
    before,
  )
  expect(changed.values.price).toBe(1200)
  expect(changed.changed.map(({ code, price }) => [code, price])).toEqual([['S-L', 1200]])
})

it('keeps a SKU that the file does not have, with its value', () => {
  const texts = { en: { name: 'Shirt', options: [size('L', 'XL')] } }
  const after = storedAfter(
    plan(draftOf({ texts, skus: [sku('S-L', ['L']), sku('S-XL', ['XL'])] }), stored()),
    stored(),
  )
  expect(after.texts.en.options).toEqual([size('M', 'L', 'XL')])
  expect(after.skus.map(({ code, valueIndexes }) => [code, valueIndexes])).toEqual([
    ['S-M', [0]],
    ['S-L', [1]],
    ['S-XL', [2]],
  ])
  expect(codesOf(after, true)).toEqual([])
})

it('retires SKUs when the options change, and sells them again later', () => {
  const texts = { en: { name: 'Shirt', options: [{ name: 'Colour', values: ['Red'] }] } }
  const changed = storedAfter(
    plan(draftOf({ texts, skus: [sku('S-R', ['Red'])] }), stored()),
    stored(),
  )
  expect(codesOf(changed, true)).toEqual(['S-M', 'S-L'])
  expect(changed.skus.find(({ code }) => code === 'S-M')!.valueIndexes).toEqual([-1])
  expect(changed.price).toBe(1200)
  const back = storedAfter(plan(draftOf(), changed), changed)
  expect(codesOf(back, true)).toEqual(['S-R'])
  expect(back.texts.en.options).toEqual([size('M', 'L')])
})

it('retires a SKU whose values another code takes', () => {
  const skus = [sku('S-M2', ['M']), sku('S-L', ['L'], { price: 1500 })]
  const after = storedAfter(plan(draftOf({ skus }), stored()), stored())
  expect(codesOf(after, true)).toEqual(['S-M'])
  expect(codesOf(after, false)).toEqual(['S-L', 'S-M2'])
})

it('keeps what the file does not have when another code takes the values of a SKU', () => {
  const facts = { barcode: '8850000000000', weight_grams: 120 }
  const before = storedAfter(
    plan(draftOf({ skus: [sku('S-M', ['M'], facts), sku('S-L', ['L'])] }), null),
  )
  const { skusAdded, skusRetired, added } = plan(
    draftOf({ skus: [{ code: 'S-M2', values: ['M'] }, sku('S-L', ['L'])] }),
    before,
  )
  expect(added).toEqual([
    expect.objectContaining({
      code: 'S-M2',
      barcode: '8850000000000',
      weightGrams: 120,
      price: 1200,
      stock: 3,
    }),
  ])
  expect([skusAdded, skusRetired]).toEqual([1, 1])
})

it('counts the SKUs that are retired, and those that are sold again', () => {
  const texts = { en: { name: 'Shirt', options: [{ name: 'Colour', values: ['Red'] }] } }
  const retired = plan(draftOf({ texts, skus: [sku('S-R', ['Red'])] }), stored())
  expect([retired.skusAdded, retired.skusRetired]).toEqual([1, 2])
  const again = plan(draftOf(), storedAfter(retired, stored()))
  expect([again.skusAdded, again.skusRetired]).toEqual([2, 1])
  const first = plan(draftOf(), null)
  expect([first.skusAdded, first.skusRetired]).toEqual([0, 0])
})

it('finds SKUs without a code by their values', () => {
  const skus = [sku(undefined, ['M']), sku(undefined, ['L'], { price: 1500 })]
  const plain = storedAfter(plan(draftOf({ skus }), null))
  expect(plain.skus.map(({ code }) => code)).toEqual([null, null])
  expect(plan(draftOf({ skus }), plain).isChanged).toBe(false)
  const named = plan(draftOf(), plain)
  expect([named.added, named.changed.map(({ code }) => code)]).toEqual([[], ['S-M', 'S-L']])
  expect(plan(draftOf({ skus }), stored()).isChanged).toBe(false)
})

it('keeps languages that the file does not have', () => {
  const both = {
    en: { name: 'Shirt', description: 'Cotton', options: [size('M', 'L')] },
    th: { name: 'เสื้อ', description: 'ฝ้าย', options: [{ name: 'ขนาด', values: ['เอ็ม', 'แอล'] }] },
  }
  const before = storedAfter(plan(draftOf({ texts: both }), null))
  expect(plan(draftOf(), before).isChanged).toBe(false)
  const texts = { en: { name: 'Blouse', options: [size('M', 'L', 'XL')] } }
  const skus = [sku('S-M', ['M']), sku('S-L', ['L']), sku('S-XL', ['XL'])]
  const after = storedAfter(plan(draftOf({ texts, skus }), before), before)
  expect(after.texts.en.name).toBe('Blouse')
  expect(after.texts.th).toEqual({
    name: 'เสื้อ',
    description: 'ฝ้าย',
    options: [{ name: 'ขนาด', values: ['เอ็ม', 'แอล', 'XL'] }],
  })
  expect(after.writtenLocales).toEqual(['en', 'th'])
})

it('keeps texts that no file has', () => {
  const before = stored()
  for (const text of Object.values(before.texts)) Object.assign(text, { care: 'Wash cold' })
  const texts = { en: { name: 'Blouse', options: [size('M', 'L')] } }
  for (const draft of [
    draftOf({ texts }),
    draftOf({ texts: { en: { name: 'Blouse' } }, skus: [{ code: 'S-M' }] }),
  ])
    expect(plan(draft, before).values.texts.en).toEqual({
      name: 'Blouse',
      description: 'Cotton',
      care: 'Wash cold',
      options: [size('M', 'L')],
    })
})

it('refuses a stored original price below the new price', () => {
  const before = { ...stored(), originalPrice: 1300 }
  const skus = [sku('S-M', ['M'], { price: 1400 }), sku('S-L', ['L'])].map((one) => ({
    ...one,
    price: 1400,
  }))
  expect(planProduct(draftOf({ skus }), before)).toEqual({
    field: 'original_price',
    reason: 'must not be below the price: 13.00 is less than 14.00',
    code: 'originalPriceLow',
    values: { original: '13.00', price: '14.00' },
  })
})

it('changes alternative texts with their images', () => {
  const image_alts = [{ en: 'Front' }, null]
  const before = storedAfter(plan(draftOf({ image_alts }), null))
  expect(before.imageAlts).toEqual([{ en: 'Front' }, null])
  expect(plan(draftOf(), before).isChanged).toBe(false)
  expect(plan(draftOf({ images: ['/b.webp'] }), before).values.imageAlts).toBeNull()
})

it('keeps a product of a closed shop off sale', () => {
  const draft = { ...draftOf(), isShopOpen: false }
  const { values } = plan(draft, null)
  expect(values).toMatchObject({ isOnSale: false, isPaused: true })
  expect(plan({ ...draft, on_sale: undefined }, storedAfter(plan(draft, null))).isChanged).toBe(
    false,
  )
})
