import * as fc from 'fast-check'
import { HANDLE_PATTERN, MAX_HANDLE } from '@/contracts/catalogue-limits'
import {
  handleOf,
  handleWithId,
  lowestPrice,
  movedValues,
  originalPriceErrors,
  skuErrors,
  textErrors,
  valueIndexesOf,
} from './catalogue-input'

test.each([
  ['Linen Shirt', 'linen-shirt'],
  ['  Café au lait – 250 g ', 'cafe-au-lait-250-g'],
  ['ชาเขียว', 'product'],
  ['ชา Green', 'green'],
  ['', 'product'],
])('the handle of "%s" is %s', (name, handle) => {
  expect(handleOf(name, 'product')).toBe(handle)
})

test('every handle matches the pattern and the length', () => {
  const isValid = (handle: string) => handle.length <= MAX_HANDLE && HANDLE_PATTERN.test(handle)
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 300 })),
      fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
      (name, id) => {
        const handle = handleOf(name, 'product')
        expect([handle, handleWithId(handle, id)].filter((one) => !isValid(one))).toEqual([])
      },
    ),
  )
})

const SIZE = { name: 'Size', values: ['M', 'L'] }
const named = (...options: { name: string; values: string[] }[]) => ({
  name: 'Shirt',
  description: 'A shirt',
  options,
})

test.each([
  ['one language', { en: named(SIZE) }, {}],
  ['no options', { th: named() }, {}],
  ['no language', {}, { texts: 'fields.required' }],
  ['an option missing', { en: named(SIZE), ja: named() }, { 'texts.ja.options': 'fields.invalid' }],
  [
    'a value missing',
    { en: named(SIZE), ja: named({ name: 'サイズ', values: ['M'] }) },
    { 'texts.ja.options': 'fields.invalid' },
  ],
  [
    'a value twice',
    { en: named({ name: 'Size', values: ['M', 'M'] }) },
    { 'texts.en.options': 'fields.invalid' },
  ],
  ['an option twice', { en: named(SIZE, SIZE) }, { 'texts.en.options': 'fields.invalid' }],
  [
    'no values',
    { en: named({ name: 'Size', values: [] }) },
    { 'texts.en.options': 'fields.invalid' },
  ],
])('texts with %s', (_, texts, errors) => {
  expect(textErrors(texts)).toEqual(errors)
})

test('the values of a SKU are found by their texts', () => {
  const colour = { name: 'Colour', values: ['red', 'blue'] }
  expect(valueIndexesOf([SIZE, colour], ['L', 'red'])).toEqual([1, 0])
  expect(valueIndexesOf([SIZE, colour], ['L'])).toBeUndefined()
  expect(valueIndexesOf([SIZE], ['XL'])).toBeUndefined()
  expect(valueIndexesOf([], [])).toEqual([])
})

test.each([
  [[{ values: ['M'] }, { values: ['L'] }], {}],
  [[], { skus: 'fields.required' }],
  [[{ values: ['M'] }, { values: ['M'] }], { 'skus.1.values': 'fields.invalid' }],
  [[{ values: ['XL'] }], { 'skus.0.values': 'fields.invalid' }],
  [
    [
      { values: ['M'], code: 'A' },
      { values: ['L'], code: 'A' },
    ],
    { 'skus.1.code': 'fields.invalid' },
  ],
  [
    [
      { values: ['M'], code: null },
      { values: ['L'], code: null },
    ],
    {},
  ],
])('SKUs %j', (skus, errors) => {
  expect(skuErrors([SIZE], skus)).toEqual(errors)
})

test('the original price is not below the lowest price', () => {
  const price = lowestPrice([{ price: 1299 }, { price: 999 }])
  expect(price).toBe(999)
  expect(originalPriceErrors(price, 999)).toEqual({})
  expect(originalPriceErrors(price, null)).toEqual({})
  expect(originalPriceErrors(price, 998)).toEqual({ original_price: 'fields.amount' })
})

test('values are the same by their text in a language of both versions', () => {
  const before = { texts: { en: named(SIZE), ja: named({ name: 'サイズ', values: ['中', '大'] }) } }
  const reordered = { texts: { en: named({ name: 'Size', values: ['S', 'L', 'M'] }) } }
  expect(movedValues(before, reordered, 0)).toEqual([2, 1])
  const renamed = {
    texts: {
      en: named({ name: 'Size', values: ['Medium', 'Large'] }),
      ja: named({ name: 'サイズ', values: ['大', '中'] }),
    },
  }
  expect(movedValues(before, renamed, 0)).toEqual([1, 0])
  expect(movedValues(before, { texts: { en: named() } }, 0)).toEqual([-1, -1])
})
