import { isDeepStrictEqual } from 'node:util'
import { LOCALES, type Locale } from '@/contracts/languages'
import { MAX_OPTION_VALUES, MAX_SKUS } from '@/contracts/catalogue-limits'
import { lowestPrice, type WrittenTexts } from '@/server/domain/catalogue-input'
import { onlyWritten, sourceOf, withFallbacks, writtenIn } from '@/server/domain/fallback-texts'
import { isBlank, type ProductDraft } from './draft'
import { optionsOf, originalPriceProblem } from './draft-rules'
import { reasonOf, type Reason } from './reason'
import { mergeOptions, optionsIn, type MergedOptions } from './merged-options'
import {
  planSkus,
  planSkusByCode,
  type PlannedSkus,
  type SkuChange,
  type StoredSku,
} from './plan-skus'

type ImageAlts = (Partial<Record<Locale, string>> | null)[] | null

/** The columns of a product that an import writes. */
export interface ProductValues {
  handle: string | null
  shopId: number
  categoryId: number
  texts: Record<Locale, WrittenTexts[Locale] & object>
  writtenLocales: Locale[]
  images: string[]
  imageAlts: ImageAlts
  originalPrice: number | null
  isOnSale: boolean
  /** On sale as soon as its shop opens. */
  isPaused: boolean
  price: number
}

export interface StoredProduct extends ProductValues {
  id: number
  skus: StoredSku[]
}

/** The draft with what the catalogue knows about it: ids, and the addresses of its images. */
export interface ResolvedDraft extends Omit<
  ProductDraft,
  'shop' | 'shop_name' | 'category' | 'category_name'
> {
  shopId: number
  isShopOpen: boolean
  categoryId: number
}

/** What to write for one product. */
export interface ProductPlan {
  values: ProductValues
  isChanged: boolean
  added: SkuChange[]
  changed: (SkuChange & { id: number })[]
  /** SKUs of a product that existed: those that are sold from now on, and those that no longer are. */
  skusAdded: number
  skusRetired: number
}

/** `sku` is the place of the SKU in the file. */
export interface PlanProblem extends Reason {
  field: string
  sku?: number
}
export type Planned = { plan: ProductPlan } | PlanProblem

/**
 * Compares a draft with the product in the catalogue, and finds the rows to write; none when they are the same. Without
 * options in the draft, those of the product and its SKUs stay. With options, SKUs that the file does not have stay,
 * unless the options of the product change: then they are retired. A new product has passed `checkNewProduct`.
 */
export function planProduct(draft: ResolvedDraft, stored: StoredProduct | null): Planned {
  const before = stored && { texts: onlyWritten(stored.texts, stored.writtenLocales) }
  const nameless = LOCALES.find((locale) => isNameless(draft, before, locale))
  if (nameless) return { field: `name_${nameless}`, ...reasonOf('textsMissing') }
  const texts = givenTexts(draft, before)
  const file = { texts: textsWithOptions(draft, texts) ?? before?.texts ?? texts }
  const planned = skusOf(draft, stored, before, file)
  if ('reason' in planned) return planned
  const { merged, skus } = planned
  if (merged.places.some((places) => places.length > MAX_OPTION_VALUES))
    return { field: 'texts', ...reasonOf('tooManyValuesWithKept', { max: MAX_OPTION_VALUES }) }
  const sold = skus.filter(isSold)
  if (sold.length > MAX_SKUS)
    return { field: 'skus', ...reasonOf('tooManySkusWithKept', { max: MAX_SKUS }) }
  const price = sold.length === 0 && stored ? stored.price : lowestPrice(sold)
  const values = valuesOf(draft, stored, textsOf(texts, merged, before, file), price)
  const reason = originalPriceProblem(values.price, values.originalPrice)
  if (reason) return { field: 'original_price', ...reason }
  return { plan: planOf(values, skus, stored) }
}

const isSold = ({ isRetired }: { isRetired: boolean }) => !isRetired

function planOf(
  values: ProductValues,
  skus: SkuChange[],
  stored: StoredProduct | null,
): ProductPlan {
  const added = skus.filter(({ id }) => id === null)
  const changed = skus.filter(
    (sku): sku is SkuChange & { id: number } => sku.id !== null && sku.isChanged,
  )
  const isChanged =
    !stored ||
    added.length > 0 ||
    changed.length > 0 ||
    !isDeepStrictEqual(values, valuesIn(stored))
  const soldBefore = new Set(stored?.skus.filter(isSold).map(({ id }) => id))
  const soldNow = skus.filter(isSold)
  const staying = soldNow.filter(({ id }) => id !== null && soldBefore.has(id)).length
  return {
    values,
    isChanged,
    added,
    changed,
    skusAdded: stored ? soldNow.length - staying : 0,
    skusRetired: soldBefore.size - staying,
  }
}

type Texts = { texts: WrittenTexts }

function skusOf(
  draft: ResolvedDraft,
  stored: StoredProduct | null,
  before: Texts | null,
  file: Texts,
): PlannedSkus {
  const skus = draft.skus ?? []
  const merge = (isKept: (option: number, place: number) => boolean) =>
    mergeOptions(before, file, isKept)
  if (stored && !optionsOf(draft)) return planSkusByCode(skus, stored.skus, merge)
  const { options } = file.texts[sourceOf(file.texts)]!
  return planSkus({ options, skus }, stored?.skus ?? [], merge)
}

/** A language that the product does not have needs a name; one without any text is none. */
function isNameless({ texts }: ResolvedDraft, before: Texts | null, locale: Locale): boolean {
  const own = texts?.[locale]
  return own !== undefined && !own.name && !before?.texts[locale] && !isBlank(own)
}

const NO_TEXTS = { name: '', description: '', options: [] }

/** The texts by language after the import, with the options of the file. What the file does not have is the stored one. */
function givenTexts({ texts = {} }: ResolvedDraft, before: Texts | null): WrittenTexts {
  const written = writtenIn(texts).filter((locale) => before?.texts[locale] ?? texts[locale]!.name)
  const given = written.map((locale) => {
    const defined = Object.entries(texts[locale]!).filter(([, text]) => text !== undefined)
    return [locale, { ...NO_TEXTS, ...before?.texts[locale], ...Object.fromEntries(defined) }]
  })
  return { ...before?.texts, ...(Object.fromEntries(given) as WrittenTexts) }
}

/** The languages in which the file has options; undefined when the options of the product stay. */
function textsWithOptions(draft: ResolvedDraft, texts: WrittenTexts): WrittenTexts | undefined {
  const options = optionsOf(draft)
  if (!options) return undefined
  const known = writtenIn(options).filter((locale) => texts[locale])
  // Empty cells of languages that the product does not have: it has no options.
  if (known.length === 0) {
    const source = sourceOf(texts)
    return { [source]: { ...texts[source]!, options: [] } }
  }
  return Object.fromEntries(known.map((locale) => [locale, texts[locale]!]))
}

function textsOf(
  texts: WrittenTexts,
  merged: MergedOptions,
  before: Texts | null,
  file: Texts,
): WrittenTexts {
  return Object.fromEntries(
    writtenIn(texts).map((locale) => [
      locale,
      { ...texts[locale]!, options: optionsIn(merged, before, file, locale) },
    ]),
  )
}

function valuesOf(
  draft: ResolvedDraft,
  stored: StoredProduct | null,
  texts: WrittenTexts,
  price: number,
): ProductValues {
  const images = draft.images ?? stored?.images ?? []
  const isSameImages = isDeepStrictEqual(images, stored?.images)
  const written = writtenIn(texts)
  const isWanted = draft.on_sale ?? (stored ? stored.isOnSale || stored.isPaused : true)
  return {
    // A product without a handle is named by its id, in exports too.
    handle: stored && stored.handle === null ? null : draft.handle,
    shopId: draft.shopId,
    categoryId: draft.categoryId,
    texts: withFallbacks(texts) as ProductValues['texts'],
    writtenLocales: written,
    images,
    imageAlts: altsFor(
      images,
      draft.image_alts ?? (isSameImages ? stored?.imageAlts : null) ?? null,
    ),
    originalPrice:
      draft.original_price === undefined ? (stored?.originalPrice ?? null) : draft.original_price,
    isOnSale: isWanted && draft.isShopOpen,
    isPaused: isWanted && !draft.isShopOpen,
    price,
  }
}

/** One entry per image; null when no image has an alternative text. */
function altsFor(images: string[], alts: ImageAlts): ImageAlts {
  if (!alts?.some((alt) => alt && Object.keys(alt).length > 0)) return null
  return images.map((_, at) => alts[at] ?? null)
}

const valuesIn = ({ id: _id, skus: _skus, ...values }: StoredProduct): ProductValues => values
