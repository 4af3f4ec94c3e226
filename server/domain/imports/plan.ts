import { isDeepStrictEqual } from 'node:util'
import { LOCALES, type Locale } from '@/contracts/languages'
import { MAX_OPTION_VALUES, MAX_SKUS } from '@/contracts/catalogue-limits'
import {
  lowestPrice,
  originalPriceErrors,
  type WrittenTexts,
} from '@/server/domain/catalogue-input'
import { onlyWritten, withFallbacks, writtenIn } from '@/server/domain/fallback-texts'
import type { ProductDraft } from './draft'
import { mergeOptions, optionsIn, type MergedOptions } from './merged-options'
import { planSkus, type SkuChange, type StoredSku } from './plan-skus'

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
}

export type Planned = { plan: ProductPlan } | { field: string; reason: string }

/**
 * Compares a draft with the product in the catalogue, and finds the rows to write; none when they are the same. SKUs
 * that the file does not have stay, unless the options of the product change: then they are retired.
 */
export function planProduct(draft: ResolvedDraft, stored: StoredProduct | null): Planned {
  const file = { texts: filled(draft, stored) }
  const before = stored && { texts: onlyWritten(stored.texts, stored.writtenLocales) }
  const { merged, skus } = planSkus(draft, stored?.skus ?? [], (isKept) =>
    mergeOptions(before, file, isKept),
  )
  if (merged.places.some((places) => places.length > MAX_OPTION_VALUES))
    return {
      field: 'texts',
      reason: `has more than ${MAX_OPTION_VALUES} values with those of SKUs that stay`,
    }
  const sold = skus.filter(({ isRetired }) => !isRetired)
  if (sold.length > MAX_SKUS)
    return { field: 'skus', reason: `has more than ${MAX_SKUS} SKUs with those that stay` }
  const values = valuesOf(draft, stored, textsOf(merged, before, file), lowestPrice(sold))
  if (originalPriceErrors(values.price, values.originalPrice).original_price)
    return { field: 'original_price', reason: 'must not be below the price' }
  const added = skus.filter(({ id }) => id === null)
  const changed = skus.filter((sku) => sku.id !== null && sku.isChanged)
  const isChanged =
    !stored ||
    added.length > 0 ||
    changed.length > 0 ||
    !isDeepStrictEqual(values, valuesIn(stored))
  return { plan: { values, isChanged, added, changed: changed as (SkuChange & { id: number })[] } }
}

/** The written texts of the draft; a description that the file does not have is the stored one. */
function filled(draft: ResolvedDraft, stored: StoredProduct | null): WrittenTexts {
  const written = stored ? onlyWritten(stored.texts, stored.writtenLocales) : {}
  return Object.fromEntries(
    writtenIn(draft.texts).map((locale) => {
      const {
        name,
        description = written[locale]?.description ?? '',
        options,
      } = draft.texts[locale]!
      return [locale, { name, description, options }]
    }),
  )
}

type Texts = { texts: WrittenTexts }

/** The texts by language: those of the file, and those of languages that the file does not have. */
function textsOf(merged: MergedOptions, before: Texts | null, file: Texts): WrittenTexts {
  const written = LOCALES.filter((locale) => file.texts[locale] ?? before?.texts[locale])
  return Object.fromEntries(
    written.map((locale) => {
      const { name, description } = { ...before?.texts, ...file.texts }[locale]!
      return [locale, { name, description, options: optionsIn(merged, before, file, locale) }]
    }),
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
