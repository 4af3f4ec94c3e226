import { z } from 'zod'
import {
  HANDLE_PATTERN,
  MAX_CODE,
  MAX_DESCRIPTION,
  MAX_HANDLE,
  MAX_IMAGE_ALT,
  MAX_IMAGES,
  MAX_NAME,
  MAX_OPTION_TEXT,
  MAX_OPTION_VALUES,
  MAX_OPTIONS,
  MAX_PRICE_CENTS,
  MAX_SKUS,
  MAX_STOCK,
  MAX_WEIGHT_GRAMS,
} from '@/contracts/catalogue-limits'
import { LOCALES, type Locale } from '@/contracts/languages'
import { isOneLine } from '@/contracts/one-line'
import { withUnixLines } from '@/contracts/schemas/fields'
import { isUnstacked } from '@/contracts/stacked-marks'
import type { Problem } from './problem'
import { issueOf } from './reason'

/** A product as a file gives it, before it is compared with the catalogue. */
export type ProductDraft = z.output<typeof ProductDraft>
export type SkuDraft = NonNullable<ProductDraft['skus']>[number]
export type NewProductDraft = z.output<typeof NewProduct>

// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

const plain = (max: number) =>
  z
    .string(issueOf('missing'))
    .max(max * 2, issueOf('tooLong', { max }))
    .trim()
    .max(max, issueOf('tooLong', { max }))
    .refine((value) => !CONTROL.test(value) && value.isWellFormed(), issueOf('controlCharacters'))
    .refine(isUnstacked, issueOf('stackedMarks'))

const text = (max: number) => plain(max).min(1, issueOf('empty'))
const line = (max: number) =>
  text(max)
    .refine((value) => !/[\r\n]/.test(value), issueOf('lineBreak'))
    .refine((value) => isOneLine(value.replace(/[\t\r\n]/g, ' ')), issueOf('controlCharacters'))

const Handle = line(MAX_HANDLE).regex(HANDLE_PATTERN, issueOf('handle'))
const Cents = z
  .int(issueOf('cents'))
  .positive(issueOf('notPositive'))
  .max(MAX_PRICE_CENTS, issueOf('tooHigh', { max: MAX_PRICE_CENTS }))

const whole = (max: number) =>
  z.int(issueOf('whole')).nonnegative(issueOf('whole')).max(max, issueOf('tooHigh', { max }))

const LocaleTexts = z.strictObject({
  name: line(MAX_NAME).optional(),
  description: plain(MAX_DESCRIPTION).transform(withUnixLines).optional(),
  options: z
    .array(
      z.strictObject({
        name: line(MAX_OPTION_TEXT),
        values: z
          .array(line(MAX_OPTION_TEXT))
          .min(1, issueOf('noValues'))
          .max(MAX_OPTION_VALUES, issueOf('tooManyValues', { max: MAX_OPTION_VALUES })),
      }),
      issueOf('list'),
    )
    .max(MAX_OPTIONS, issueOf('tooManyOptions', { max: MAX_OPTIONS }))
    .optional(),
})

const perLocale = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(
    Object.fromEntries(LOCALES.map((locale) => [locale, value.optional()])) as Record<
      Locale,
      z.ZodOptional<Value>
    >,
    issueOf('textsByLanguage'),
  )

/** Excel shows and saves a long number so, and its other digits are lost. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d+$/i
const Barcode = line(MAX_CODE).refine(
  (value) => !SHORTENED.test(value),
  issueOf('shortenedBarcode'),
)

const Sku = z.strictObject({
  /** Without one, the SKU with the same values is meant. */
  code: line(MAX_CODE).optional(),
  /** One per option, in the first language with options of en, zh-CN, ja, ko, th. */
  values: z.array(line(MAX_OPTION_TEXT)).optional(),
  price: Cents.optional(),
  stock: whole(MAX_STOCK).optional(),
  barcode: Barcode.nullable().optional(),
  weight_grams: whole(MAX_WEIGHT_GRAMS).nullable().optional(),
  image: line(2000).nullable().optional(),
})

const skusOf = <Value extends z.ZodType>(value: Value) =>
  z
    .array(value, issueOf('list'))
    .min(1, issueOf('noSku'))
    .max(MAX_SKUS, issueOf('tooManySkus', { max: MAX_SKUS }))

/**
 * One product of a JSON Lines file; the readers of CSV files make the same shape. Amounts are in cents. What a file
 * does not have stays as it is in the catalogue; null removes it. Without options, SKUs are found by their code.
 */
export const ProductDraft = z.strictObject({
  handle: Handle,
  shop: Handle.optional(),
  /** Adds the shop if there is none with this handle. */
  shop_name: perLocale(line(MAX_NAME)).optional(),
  category: line(100).optional(),
  /** Adds the category if there is none with this key. */
  category_name: perLocale(line(MAX_NAME)).optional(),
  on_sale: z.boolean(issueOf('flag')).optional(),
  original_price: Cents.nullable().optional(),
  texts: perLocale(LocaleTexts).optional(),
  images: z
    .array(line(2000))
    .max(MAX_IMAGES, issueOf('tooManyImages', { max: MAX_IMAGES }))
    .optional(),
  image_alts: z.array(perLocale(line(MAX_IMAGE_ALT)).nullable()).optional(),
  skus: skusOf(Sku).optional(),
})

/** What a product needs that the catalogue does not have. */
export const NewProduct = ProductDraft.extend({
  category: line(100),
  texts: perLocale(
    LocaleTexts.extend({ name: line(MAX_NAME), options: LocaleTexts.shape.options.default([]) }),
  ),
  skus: skusOf(Sku.extend({ values: Sku.shape.values.default([]), price: Cents })),
})

/** Whether texts of a language say nothing, so that they add no language. */
export const isBlank = ({ options, ...texts }: z.output<typeof LocaleTexts>): boolean =>
  !options?.length && Object.values(texts).every((text) => !text)

/** What a reader found for one product: an object to parse, and where its parts were. */
export interface FoundProduct {
  line: number
  /** The line of each SKU. */
  skuLines: number[]
  value: unknown
  /** Problems found while reading; the product is then rejected. */
  problems: Problem[]
  /** Names the column of a path; a path of JSON is its own name. */
  fieldOf?: (path: PropertyKey[]) => string
}
