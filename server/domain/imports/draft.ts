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

/** A product as a file gives it, before it is compared with the catalogue. */
export type ProductDraft = z.output<typeof ProductDraft>
export type SkuDraft = NonNullable<ProductDraft['skus']>[number]
export type NewProductDraft = z.output<typeof NewProduct>

// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

const plain = (max: number) =>
  z
    .string('is missing')
    .max(max * 2, `is longer than ${max} characters`)
    .trim()
    .max(max, `is longer than ${max} characters`)
    .refine((value) => !CONTROL.test(value) && value.isWellFormed(), 'has control characters')
    .refine(isUnstacked, 'has more than 8 marks on a letter')

const text = (max: number) => plain(max).min(1, 'is empty')
const line = (max: number) =>
  text(max)
    .refine((value) => !/[\r\n]/.test(value), 'has a line break')
    .refine((value) => isOneLine(value.replace(/[\t\r\n]/g, ' ')), 'has control characters')

const Handle = line(MAX_HANDLE).regex(
  HANDLE_PATTERN,
  'must be lower-case letters, digits and single hyphens, such as blue-kettle',
)
const Cents = z
  .int('must be a whole number of cents, such as 1299')
  .positive('must be more than 0')
  .max(MAX_PRICE_CENTS, `must be at most ${MAX_PRICE_CENTS}`)

const whole = (max: number) =>
  z
    .int('must be a whole number')
    .nonnegative('must be a whole number')
    .max(max, `must be at most ${max}`)

const LocaleTexts = z.strictObject({
  name: line(MAX_NAME).optional(),
  description: plain(MAX_DESCRIPTION).transform(withUnixLines).optional(),
  options: z
    .array(
      z.strictObject({
        name: line(MAX_OPTION_TEXT),
        values: z
          .array(line(MAX_OPTION_TEXT))
          .min(1, 'has no values')
          .max(MAX_OPTION_VALUES, `has more than ${MAX_OPTION_VALUES} values`),
      }),
      'must be a list',
    )
    .max(MAX_OPTIONS, `has more than ${MAX_OPTIONS} options`)
    .optional(),
})

const perLocale = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(
    Object.fromEntries(LOCALES.map((locale) => [locale, value.optional()])) as Record<
      Locale,
      z.ZodOptional<Value>
    >,
    'must be texts by language',
  )

/** Excel shows and saves a long number so, and its other digits are lost. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d+$/i
const Barcode = line(MAX_CODE).refine(
  (value) => !SHORTENED.test(value),
  'was shortened by the number format of Excel: give the column the format Text, and enter the barcodes again',
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
    .array(value, 'must be a list')
    .min(1, 'has no SKU')
    .max(MAX_SKUS, `has more than ${MAX_SKUS} SKUs`)

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
  on_sale: z.boolean('must be true or false').optional(),
  original_price: Cents.nullable().optional(),
  texts: perLocale(LocaleTexts).optional(),
  images: z.array(line(2000)).max(MAX_IMAGES, `has more than ${MAX_IMAGES} images`).optional(),
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
