import { isDeepStrictEqual } from 'node:util'
import type { MergedOptions } from './merged-options'
import { valueIndexesOf } from '@/server/domain/catalogue-input'
import type { SkuDraft } from './draft'
import { reasonOf, type Reason } from './reason'

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
type Option = { name: string; values: string[] }

/** The reason, and which SKU of the file it is about. */
interface SkuProblem extends Reason {
  sku: number
  field: string
}

export type PlannedSkus = { merged: MergedOptions; skus: SkuChange[] } | SkuProblem

/** Every SKU of the product after the import, and its options, which the file gives. */
export function planSkus(
  { options, skus: drafts }: { options: Option[]; skus: SkuDraft[] },
  stored: StoredSku[],
  merge: Merge,
): PlannedSkus {
  // Of the places in the file, as if every stored value stayed.
  const all = merge(() => true)
  const inFile = drafts.map(({ values = [] }) => valueIndexesOf(options, values)!)
  const chosen = inFile.map((places) => placesOf(all, places))
  const matches = matchSkus(drafts, chosen, stored, all)
  const matched = new Set(matches)
  const others = stored.filter((sku) => !matched.has(sku))
  const sold = others.filter(({ isRetired }) => !isRetired)
  const placeOf = ({ valueIndexes }: StoredSku) => String(formerPlaces(all, valueIndexes))
  // A SKU that another code replaces at the same values: the new one keeps what the file does not have.
  const replaced = new Map(all.isSameOptions ? sold.map((sku) => [placeOf(sku), sku]) : [])
  const taken = new Set(chosen.map(String))
  const kept = new Set(sold.filter((sku) => all.isSameOptions && !taken.has(placeOf(sku))))
  const merged = merge((option, place) =>
    [...kept].some(({ valueIndexes }) => valueIndexes[option] === place),
  )
  const skus: SkuChange[] = []
  for (const [at, draft] of drafts.entries()) {
    const match = matches[at] ?? null
    const model = match ?? replaced.get(String(chosen[at])) ?? null
    const change = changeOf(match, model, draft, placesOf(merged, inFile[at]!))
    if (!change) return { sku: at, field: 'price', ...reasonOf('priceMissing') }
    skus.push(change)
  }
  return { merged, skus: [...skus, ...others.map((sku) => other(sku, merged, kept.has(sku)))] }
}

/** The SKUs of a product whose options stay, because the file has none: it changes SKUs by code and adds none. */
export function planSkusByCode(drafts: SkuDraft[], stored: StoredSku[], merge: Merge): PlannedSkus {
  const sold = stored.filter(({ isRetired }) => !isRetired)
  const changes = new Map<StoredSku, SkuChange>()
  for (const [at, draft] of drafts.entries()) {
    const match = matchByCode(draft, sold)
    if (!match) return { sku: at, field: 'sku', ...noSkuReason(draft, stored, sold) }
    if (changes.has(match)) return { sku: at, field: 'sku', ...reasonOf('lineRepeated') }
    changes.set(match, changeOf(match, match, draft, match.valueIndexes)!)
  }
  const same = (sku: StoredSku): SkuChange => ({ ...sku, isChanged: false })
  return { merged: merge(() => true), skus: stored.map((sku) => changes.get(sku) ?? same(sku)) }
}

/** Without a code, or when the stored SKU has none, the only SKU that is sold. */
function matchByCode({ code }: SkuDraft, sold: StoredSku[]): StoredSku | undefined {
  const only = sold.length === 1 ? sold[0] : undefined
  if (code === undefined) return only
  return sold.find((sku) => sku.code === code) ?? (only?.code === null ? only : undefined)
}

function noSkuReason({ code }: SkuDraft, stored: StoredSku[], sold: StoredSku[]): Reason {
  if (code === undefined) return reasonOf('skuMissing', { count: sold.length })
  const isRetired = stored.some((sku) => sku.code === code)
  return reasonOf(isRetired ? 'skuRetired' : 'skuUnknown', { given: code })
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

/** `model` has what the draft does not say. Null when the draft is of a new SKU and has no price. */
function changeOf(
  stored: StoredSku | null,
  model: StoredSku | null,
  draft: SkuDraft,
  valueIndexes: number[],
): SkuChange | null {
  const price = draft.price ?? model?.price
  if (price === undefined) return null
  return withId(stored, {
    code: draft.code ?? stored?.code ?? null,
    valueIndexes,
    price,
    stock: draft.stock ?? model?.stock ?? 0,
    barcode: draft.barcode === undefined ? (model?.barcode ?? null) : draft.barcode,
    weightGrams:
      draft.weight_grams === undefined ? (model?.weightGrams ?? null) : draft.weight_grams,
    image: draft.image === undefined ? (model?.image ?? null) : draft.image,
    isRetired: false,
  })
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
