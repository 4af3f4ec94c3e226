import type { AdminProduct } from '@/contracts/schemas/admin-products'
import { LOCALES } from '@/contracts/languages'
import { ApiError } from '@/lib/api/api-error'
import { areComplete, changesOf, previewOf, skuNamedBy } from './price-changes'
import { productInput, productPlace, productValues, type ProductOption } from './product-values'
import { arrangeRows, combinationsOf, completeRows } from './sku-matrix'

const sku = (id: number, values: string[], retired = false) => ({
  id,
  values,
  code: null,
  barcode: null,
  weight_grams: null,
  price: 1000 + id,
  stock: id,
  taken: 0,
  image: null,
  retired,
})

const textsIn = (name: string, colour: string, values: string[]) => ({
  name,
  description: '',
  options: [{ name: colour, values }],
})

const english = textsIn('Lamp', 'Colour', ['Red', 'Blue'])
const PRODUCT = {
  id: 7,
  handle: 'lamp',
  shop_id: 1,
  category_id: 2,
  texts: {
    ...Object.fromEntries(LOCALES.map((locale) => [locale, english])),
    ja: textsIn('ランプ', '色', ['赤', '青']),
  },
  written_locales: ['en', 'ja'],
  images: [{ url: '/a.webp', alts: { en: 'A lamp' } }],
  price: 1001,
  original_price: null,
  on_sale: false,
  paused: true,
  listed_at: '2026-01-01T00:00:00.000Z',
  skus: [sku(1, ['Red']), sku(2, ['Blue']), sku(3, ['Green'], true)],
  version: 4,
} as unknown as AdminProduct

const option = (key: string, ...values: string[]): ProductOption => ({
  key,
  names: { en: key },
  values: values.map((value) => ({ key: value, names: { en: value } })),
})

describe('the form of a product', () => {
  it('keeps a text that it has no field for', () => {
    const en = { ...english, care: 'Wash cold' }
    const product = { ...PRODUCT, texts: { ...PRODUCT.texts, en } } as AdminProduct
    expect(productInput(productValues(product), false).texts.en).toEqual(en)
  })

  it('sends the texts and pictures as they were, and no price or stock that stays', () => {
    const { shop_id: _, ...input } = productInput(productValues(PRODUCT), false)
    expect(input).toEqual({
      category_id: 2,
      handle: 'lamp',
      texts: { en: PRODUCT.texts.en, ja: PRODUCT.texts.ja },
      images: [{ url: '/a.webp', alts: { en: 'A lamp' } }],
      skus: [1, 2].map((id) => ({
        id,
        values: [id === 1 ? 'Red' : 'Blue'],
        code: null,
        barcode: null,
        weight_grams: null,
        image: null,
      })),
      original_price: null,
      on_sale: true,
      listed_at: PRODUCT.listed_at,
    })
  })

  it('sends a changed stock, and leaves out what is not sold', () => {
    const values = productValues(PRODUCT)
    values.rows[0]!.sold = false
    values.rows[1]!.stock = 50
    expect(productInput(values, false).skus).toMatchObject([{ id: 2, stock: 50, stock_before: 2 }])
    const newer = { ...PRODUCT, skus: PRODUCT.skus.map((sku) => ({ ...sku, stock: 1 })) }
    expect(productInput(values, false, newer).skus[0]).toMatchObject({ stock: 50, stock_before: 1 })
  })

  it('names options in the first language where a language has no name', () => {
    const values = productValues(PRODUCT)
    values.options[0]!.values[1]!.names.ja = ' '
    expect(productInput(values, false).texts.ja).toMatchObject({
      options: [{ values: ['赤', 'Blue'] }],
    })
  })

  it('shows the error of a SKU in its row', () => {
    const values = productValues(PRODUCT)
    values.rows[0]!.sold = false
    expect(productPlace('skus.0.price', values)).toBe('rows.1.price')
    expect(productPlace('texts.ja.options.0.values.1', values)).toBe('options.0.values.1.names.ja')
    expect(productPlace('texts.ja.options.0.name', values)).toBe('options.0.names.ja')
    expect(productPlace('texts.en.name', values)).toBe('texts.en.name')
  })
})

describe('the matrix of SKUs', () => {
  const colour = option('colour', 'red', 'blue')
  const size = option('size', 's', 'm')
  const { rows } = productValues(PRODUCT)
  const stored = rows.map((row, place) => ({ ...row, keys: [colour.values[place]!.key] }))

  it('has every combination', () => {
    expect(combinationsOf([])).toEqual([[]])
    expect(combinationsOf([colour, size])).toHaveLength(4)
  })

  it('keeps a SKU as the first value of an option that is added', () => {
    const arranged = arrangeRows([colour], [colour, size], stored)
    expect(arranged.map(({ keys, id, price }) => [keys.join('-'), id, price])).toEqual([
      ['red-s', 1, 1001],
      ['red-m', undefined, 1001],
      ['blue-s', 2, 1002],
      ['blue-m', undefined, 1002],
    ])
  })

  it('is again as before after the option is removed', () => {
    const added = arrangeRows([colour], [colour, size], stored)
    expect(arrangeRows([colour, size], [colour], added)).toEqual(stored)
  })

  it('loses the SKUs of a value that is removed', () => {
    const arranged = arrangeRows([colour], [option('colour', 'blue')], stored)
    expect(arranged.map(({ id }) => id)).toEqual([2])
  })

  it('shows a combination without a SKU as not sold', () => {
    const complete = completeRows([colour], stored.slice(0, 1))
    expect(complete.map(({ sold }) => sold)).toEqual([true, false])
  })
})

describe('a bulk change', () => {
  const keep = { way: 'keep', amount: null } as const

  it.each([
    [keep, keep, false],
    [{ way: 'set', amount: 500 }, keep, true],
    [{ way: 'set', amount: 500 }, { way: 'add', amount: Number.NaN }, false],
    [{ way: 'set', amount: null }, { way: 'add', amount: 3 }, false],
  ] as const)('of price %j and stock %j is complete: %s', (price, stock, isComplete) => {
    expect(areComplete([price, stock])).toBe(isComplete)
  })

  it('shows price and stock before and after, without retired SKUs', () => {
    const change = { way: 'subtract', amount: 1001 } as const
    const preview = previewOf([PRODUCT], () => 'Lamp', change, { way: 'set', amount: 9 })
    expect(preview).toMatchObject([
      { sku_id: 1, price: { before: 1001, after: 0 }, stock: { after: 9 }, isRefused: true },
      { sku_id: 2, price: { before: 1002, after: 1 }, stock: { after: 9 }, isRefused: false },
    ])
  })

  it('sends differences as such', () => {
    const preview = previewOf([PRODUCT], () => 'Lamp', keep, keep)
    const stock = { way: 'subtract', amount: 3 } as const
    expect(changesOf(preview, { way: 'set', amount: 500 }, stock)).toEqual([
      { sku_id: 1, price: 500, stock_delta: -3, expected_supply: 1 },
      { sku_id: 2, price: 500, stock_delta: -3, expected_supply: 2 },
    ])
    expect(changesOf(preview, { way: 'add', amount: 100 }, keep)).toEqual([
      { sku_id: 1, price_delta: 100, expected_price: 1001 },
      { sku_id: 2, price_delta: 100, expected_price: 1002 },
    ])
    expect(changesOf(preview, keep, { way: 'add', amount: Number.NaN })[0]).toEqual({ sku_id: 1 })
  })

  it('names the SKU that a refusal is about', () => {
    const preview = previewOf([PRODUCT], () => 'Lamp', keep, keep)
    const refusal = (data: unknown) =>
      new ApiError({ kind: 'refused', message: 'No', code: 409, data })
    expect(skuNamedBy(refusal({ sku_id: 2 }), preview)).toBe('Lamp · Blue')
    expect(skuNamedBy(refusal(null), preview)).toBeUndefined()
    expect(skuNamedBy(new Error('No network'), preview)).toBeUndefined()
  })
})
