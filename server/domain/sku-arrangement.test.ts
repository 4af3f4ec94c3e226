import { arrangeSkus, type GivenSku, type StoredSku } from './sku-arrangement'

const texts = (...values: string[]) => ({
  en: { name: 'Shirt', description: '', options: [{ name: 'Size', values }] },
})
const stored = (id: number, value: number, own: Partial<StoredSku> = {}): StoredSku => ({
  id,
  valueIndexes: [value],
  price: 1000 + id,
  stock: id,
  image: null,
  code: null,
  barcode: null,
  weightGrams: null,
  isRetired: false,
  ...own,
})
const before = { texts: texts('M', 'L'), skus: [stored(1, 0, { code: 'A' }), stored(2, 1)] }
const arrange = (given: GivenSku[] | undefined, after = before.texts) =>
  arrangeSkus(before, { texts: after, given })

test('keeps what is not given, and retires SKUs that are left out', () => {
  const { errors, kept, added } = arrange([{ values: ['L'], price: 5 }])
  expect(errors).toEqual({})
  expect(kept).toEqual([
    { ...before.skus[0], isRetired: true },
    { ...before.skus[1], price: 5 },
  ])
  expect(added).toEqual([])
})

test('finds a SKU by id, then by code, then by values', () => {
  const byId = arrange([{ id: 2, values: ['M'] }])
  expect(byId.kept.map((sku) => [sku.valueIndexes, sku.isRetired])).toEqual([
    [[0], true],
    [[0], false],
  ])
  const byCode = arrange([
    { values: ['L'], code: 'A' },
    { values: ['M'], price: 7 },
  ])
  expect(byCode.kept[0]).toMatchObject({ id: 1, valueIndexes: [1], isRetired: false })
  expect(byCode.kept[1]).toMatchObject({ id: 2, isRetired: true })
  expect(byCode.added).toMatchObject([{ valueIndexes: [0], price: 7, stock: 0 }])
})

test('sells a retired SKU again', () => {
  const retired = { ...before, skus: [stored(1, 0), stored(2, 1, { isRetired: true })] }
  const { kept, added } = arrangeSkus(retired, {
    texts: before.texts,
    given: [{ values: ['M'] }, { values: ['L'], stock: 4 }],
  })
  expect(kept[1]).toMatchObject({ id: 2, isRetired: false, stock: 4 })
  expect(added).toEqual([])
})

test('follows values that move, and marks those that are gone', () => {
  const { kept, added } = arrange([{ values: ['L'] }, { values: ['S'], price: 9 }], texts('S', 'L'))
  expect(kept[0]).toMatchObject({ id: 1, valueIndexes: [-1], isRetired: true })
  expect(kept[1]).toMatchObject({ id: 2, valueIndexes: [1], isRetired: false })
  expect(added).toMatchObject([{ valueIndexes: [0], price: 9 }])
})

test('renames values without SKUs, but does not add any', () => {
  expect(arrange(undefined, texts('Medium', 'Large'))).toEqual({
    errors: {},
    kept: before.skus,
    added: [],
  })
  expect(arrange(undefined, texts('M', 'L', 'XL')).errors).toEqual({ skus: 'fields.required' })
})

test.each<[GivenSku[], string]>([
  [[{ id: 3, values: ['M'] }], 'skus.0.id'],
  [
    [
      { id: 1, values: ['M'] },
      { id: 1, values: ['L'] },
    ],
    'skus.1.id',
  ],
  [[{ values: ['XL'], price: 1 }], 'skus.0.values'],
])('rejects %j', (given, field) => {
  expect(Object.keys(arrange(given).errors)).toContain(field)
})

test('a new SKU needs a price', () => {
  const { errors } = arrangeSkus(
    { ...before, skus: [] },
    { texts: before.texts, given: [{ values: ['M'] }] },
  )
  expect(errors).toEqual({ 'skus.0.price': 'fields.required' })
})
