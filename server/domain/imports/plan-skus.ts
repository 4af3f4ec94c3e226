import { isDeepStrictEqual } from 'node:util'
import type { MergedOptions } from './merged-options'
import { sourceOf } from '@/server/domain/fallback-texts'
import { valueIndexesOf } from '@/server/domain/catalogue-input'
import type { ProductDraft, SkuDraft } from './draft'

/** The columns of a SKU that an import writes. */
interface SkuValues {
  code: string | null
  valueIndexes: number[]
  price: number
  stock: number
  barcode: string | null
  weightGrams: number | null
  image: string | null
  isRetired: boolean
}

export interface StoredSku extends SkuValues {
  id: number
}

/** A SKU after the import; `id` is null for a new one. */
export interface SkuChange extends SkuValues {
  id: number | null
  isChanged: boolean
}

type Merge = (isKept: (option: number, place: number) => boolean) => MergedOptions

/** Every SKU of the product after the import, and its options. */
export function planSkus(
  draft: Pick<ProductDraft, 'texts' | 'skus'>,
  stored: StoredSku[],
  merge: Merge,
): { merged: MergedOptions; skus: SkuChange[] } {
  const options = draft.texts[sourceOf(draft.texts)]!.options
  // Of the places in the file, as if every stored value stayed.
  const all = merge(() => true)
  const chosen = draft.skus.map((sku) => placesOf(all, valueIndexesOf(options, sku.values)!))
  const matches = matchSkus(draft.skus, chosen, stored, all)
  const matched = new Set(matches)
  const taken = new Set(chosen.map(String))
  const others = stored.filter((sku) => !matched.has(sku))
  const kept = new Set(
    others.filter(
      (sku) =>
        !sku.isRetired &&
        all.isSameOptions &&
        !taken.has(String(formerPlaces(all, sku.valueIndexes))),
    ),
  )
  const merged = merge((option, place) =>
    [...kept].some(({ valueIndexes }) => valueIndexes[option] === place),
  )
  const skus = draft.skus.map((sku, at) =>
    changeOf(matches[at] ?? null, sku, placesOf(merged, valueIndexesOf(options, sku.values)!)),
  )
  return { merged, skus: [...skus, ...others.map((sku) => other(sku, merged, kept.has(sku)))] }
}

/** Places among the merged values, of places in the file. */
const placesOf = ({ places }: MergedOptions, inFile: number[]) =>
  inFile.map((place, option) => places[option]!.findIndex((one) => one.inFile === place))

/** Places among the merged values, of former places; -1 for a value that is gone. */
const formerPlaces = ({ places, isSameOptions }: MergedOptions, before: number[]) =>
  before.map((place, option) =>
    isSameOptions && place >= 0 ? places[option]!.findIndex((one) => one.before === place) : -1,
  )

/** By code; without one, or when the stored SKU has none, by the same values. */
function matchSkus(
  drafts: SkuDraft[],
  chosen: number[][],
  stored: StoredSku[],
  merged: MergedOptions,
): (StoredSku | undefined)[] {
  const byCode = new Map(stored.filter(({ code }) => code).map((sku) => [sku.code, sku]))
  const isFree = new Set(stored)
  const matches = drafts.map(({ code }) => (code === undefined ? undefined : byCode.get(code)))
  for (const match of matches) if (match) isFree.delete(match)
  // A SKU that is sold comes before a retired one with the same values.
  const candidates = stored.toSorted((one, two) => Number(one.isRetired) - Number(two.isRetired))
  const hasOptions = merged.places.length > 0
  return matches.map((match, at) => {
    if (match) return match
    const place = String(chosen[at])
    const found = candidates.find(
      (sku) =>
        isFree.has(sku) &&
        (drafts[at]!.code === undefined || sku.code === null) &&
        (merged.isSameOptions || !hasOptions) &&
        String(formerPlaces(merged, sku.valueIndexes)) === place,
    )
    if (found) isFree.delete(found)
    return found
  })
}

function changeOf(stored: StoredSku | null, draft: SkuDraft, valueIndexes: number[]): SkuChange {
  const values: SkuValues = {
    code: draft.code ?? stored?.code ?? null,
    valueIndexes,
    price: draft.price,
    stock: draft.stock ?? stored?.stock ?? 0,
    barcode: draft.barcode === undefined ? (stored?.barcode ?? null) : draft.barcode,
    weightGrams:
      draft.weight_grams === undefined ? (stored?.weightGrams ?? null) : draft.weight_grams,
    image: draft.image === undefined ? (stored?.image ?? null) : draft.image,
    isRetired: false,
  }
  return withId(stored, values)
}

/** A SKU that is not in the file. Values that are gone have the place -1. */
const other = (stored: StoredSku, merged: MergedOptions, isKept: boolean): SkuChange =>
  withId(stored, {
    ...stored,
    valueIndexes: formerPlaces(merged, stored.valueIndexes),
    isRetired: !isKept,
  })

function withId(stored: StoredSku | null, values: SkuValues): SkuChange {
  const { code, valueIndexes, price, stock, barcode, weightGrams, image, isRetired } = values
  const own = { code, valueIndexes, price, stock, barcode, weightGrams, image, isRetired }
  if (!stored) return { id: null, isChanged: true, ...own }
  const { id, ...before } = stored
  return { id, isChanged: !isDeepStrictEqual(before, own), ...own }
}
