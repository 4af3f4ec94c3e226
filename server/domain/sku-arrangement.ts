import {
  movedValues,
  skuErrors,
  valueIndexesOf,
  type FieldErrors,
  type WrittenTexts,
} from './catalogue-input'
import { sourceOf } from './fallback-texts'

export interface SkuValues {
  valueIndexes: number[]
  price: number
  stock: number
  image: string | null
  code: string | null
  barcode: string | null
  weightGrams: number | null
  isRetired: boolean
}

export interface StoredSku extends SkuValues {
  id: number
}

/** A SKU as given; what is undefined stays as it is. */
export interface GivenSku {
  id?: number | undefined
  values: string[]
  price?: number | undefined
  stock?: number | undefined
  image?: string | null | undefined
  code?: string | null | undefined
  barcode?: string | null | undefined
  weightGrams?: number | null | undefined
}

export interface Arrangement {
  errors: FieldErrors
  /** All SKUs that there were; those that are no longer sold are retired. */
  kept: StoredSku[]
  added: SkuValues[]
}

const NEW: Omit<SkuValues, 'price' | 'valueIndexes'> = {
  stock: 0,
  image: null,
  code: null,
  barcode: null,
  weightGrams: null,
  isRetired: false,
}

/**
 * The SKUs of a product after a change of its texts or SKUs. A given SKU is the one with its id, else with its code,
 * else with its values, else a new one. Without `given`, texts may rename options and values, but not add or remove.
 */
export function arrangeSkus(
  before: { texts: WrittenTexts; skus: StoredSku[] },
  after: { texts: WrittenTexts; given: GivenSku[] | undefined },
): Arrangement {
  const { given } = after
  if (!given) {
    const isSameShape = shapeOf(before.texts) === shapeOf(after.texts)
    const errors: FieldErrors = isSameShape ? {} : { skus: 'fields.required' }
    return { errors, kept: before.skus, added: [] }
  }
  const { options } = after.texts[sourceOf(after.texts)]!
  const errors = skuErrors(options, given)
  const moved = before.texts[sourceOf(before.texts)]!.options.map((_, option) =>
    movedValues(before, after, option),
  )
  const former = before.skus.map((sku) => ({
    ...sku,
    valueIndexes: sku.valueIndexes.map((value, option) => moved[option]?.[value] ?? -1),
  }))
  const wanted = given.map(({ values }) => valueIndexesOf(options, values) ?? [])
  const found = matchesOf(former, given, wanted, errors)
  const arranged = given.map((sku, place) => {
    const known = found.get(place)
    const price = sku.price ?? known?.price
    if (price === undefined) errors[`skus.${place}.price`] = 'fields.required'
    return {
      ...NEW,
      ...known,
      ...definedOf(sku),
      valueIndexes: wanted[place]!,
      price: price ?? 0,
      isRetired: false,
    }
  })
  const present = new Map(
    arranged.flatMap((sku, place) => {
      const id = found.get(place)?.id
      return id === undefined ? [] : [[id, { ...sku, id }] as const]
    }),
  )
  return {
    errors,
    kept: former.map((sku) => present.get(sku.id) ?? { ...sku, isRetired: true }),
    added: arranged.filter((_, place) => !found.has(place)),
  }
}

/** The numbers of values of the options. */
function shapeOf(texts: WrittenTexts): string {
  const { options } = texts[sourceOf(texts)]!
  return options.map(({ values }) => values.length).join()
}

function definedOf({ id: _id, values: _values, ...own }: GivenSku): Partial<SkuValues> {
  return Object.fromEntries(
    Object.entries(own).filter(([, value]) => value !== undefined),
  ) as Partial<SkuValues>
}

/** By the place of a given SKU: the stored one. Sold SKUs are preferred to retired ones. */
function matchesOf(
  former: StoredSku[],
  given: GivenSku[],
  wanted: number[][],
  errors: FieldErrors,
): Map<number, StoredSku> {
  const free = new Set(former.toSorted((a, b) => Number(a.isRetired) - Number(b.isRetired)))
  const found = new Map<number, StoredSku>()
  const take = (place: number, sku: StoredSku | undefined) => {
    if (!sku || found.has(place)) return
    found.set(place, sku)
    free.delete(sku)
  }
  for (const [place, { id }] of given.entries()) {
    if (id === undefined) continue
    const sku = [...free].find((one) => one.id === id)
    if (sku) take(place, sku)
    else errors[`skus.${place}.id`] = 'fields.invalid'
  }
  for (const [place, { id, code }] of given.entries())
    if (id === undefined && code)
      take(
        place,
        [...free].find((one) => one.code === code),
      )
  for (const [place, indexes] of wanted.entries())
    if (given[place]!.id === undefined)
      take(
        place,
        [...free].find((one) => one.valueIndexes.join() === indexes.join()),
      )
  return found
}
