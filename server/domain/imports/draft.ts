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
import { lowestPrice, originalPriceErrors, valueIndexesOf } from '@/server/domain/catalogue-input'
import { sourceOf } from '@/server/domain/fallback-texts'
import type { Problem } from './problem'

/** A product as a file gives it, before it is compared with the catalogue. */
export type ProductDraft = z.output<typeof ProductDraft>
export type SkuDraft = ProductDraft['skus'][number]

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

/** The sentences about JSON that do not fit the cells of a CSV file. */
const IN_CELLS: Record<string, string> = {
  'must be a whole number of cents, such as 1299': 'must be an amount such as 12.99',
  [`must be at most ${MAX_PRICE_CENTS}`]: `must be at most ${MAX_PRICE_CENTS / 100}`,
  'must be true or false': 'must be yes or no',
}

const whole = (max: number) =>
  z
    .int('must be a whole number')
    .nonnegative('must be a whole number')
    .max(max, `must be at most ${max}`)

const Texts = z.strictObject({
  name: line(MAX_NAME),
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
    .default([]),
})

const perLocale = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(
    Object.fromEntries(LOCALES.map((locale) => [locale, value.optional()])) as Record<
      Locale,
      z.ZodOptional<Value>
    >,
    'must be texts by language',
  )

const Sku = z.strictObject({
  /** Without one, the SKU with the same values is meant. */
  code: line(MAX_CODE).optional(),
  /** One per option, in the first written language of en, zh-CN, ja, ko, th. */
  values: z.array(line(MAX_OPTION_TEXT)).default([]),
  price: Cents,
  stock: whole(MAX_STOCK).optional(),
  barcode: line(MAX_CODE).nullable().optional(),
  weight_grams: whole(MAX_WEIGHT_GRAMS).nullable().optional(),
  image: line(2000).nullable().optional(),
})

/**
 * One product of a JSON Lines file; the readers of CSV files make the same shape. Amounts are in cents. What a file
 * does not have stays as it is in the catalogue; null removes it.
 */
export const ProductDraft = z.strictObject({
  handle: Handle,
  shop: Handle.optional(),
  /** Adds the shop if there is none with this handle. */
  shop_name: perLocale(line(MAX_NAME)).optional(),
  category: line(100),
  /** Adds the category if there is none with this key. */
  category_name: perLocale(line(MAX_NAME)).optional(),
  on_sale: z.boolean('must be true or false').optional(),
  original_price: Cents.nullable().optional(),
  texts: perLocale(Texts),
  images: z.array(line(2000)).max(MAX_IMAGES, `has more than ${MAX_IMAGES} images`).optional(),
  image_alts: z.array(perLocale(line(MAX_IMAGE_ALT)).nullable()).optional(),
  skus: z
    .array(Sku, 'must be a list')
    .min(1, 'has no SKU')
    .max(MAX_SKUS, `has more than ${MAX_SKUS} SKUs`),
})

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

export type Checked = { draft: ProductDraft } | { problems: Problem[] }

/** Checks everything that can be known without the catalogue, and reports all of it. */
export function checkDraft(found: FoundProduct): Checked {
  const { line: productLine, skuLines, fieldOf } = found
  if (found.value === undefined) return { problems: found.problems }
  const parsed = ProductDraft.safeParse(found.value)
  const problemAt = (path: PropertyKey[], reason: string): Problem => ({
    line: path[0] === 'skus' ? (skuLines[Number(path[1])] ?? productLine) : productLine,
    field: path.length > 0 ? (fieldOf?.(path) ?? path.join('.')) : null,
    reason: fieldOf ? (IN_CELLS[reason] ?? reason) : reason,
  })
  const problems = [
    ...found.problems,
    ...(parsed.error?.issues ?? []).map(({ path, message }) => problemAt(path, message)),
  ]
  if (!parsed.success) return { problems }
  for (const [path, reason] of inconsistencies(parsed.data)) problems.push(problemAt(path, reason))
  return problems.length > 0 ? { problems } : { draft: parsed.data }
}

type Inconsistency = [path: PropertyKey[], reason: string]

/** Rules between fields (server/domain/catalogue-input.ts), each with its sentence. */
function* inconsistencies(draft: ProductDraft): Generator<Inconsistency, void> {
  const written = LOCALES.filter((locale) => draft.texts[locale])
  if (written.length === 0) {
    yield [['texts'], 'needs the name in at least one language']
    return
  }
  const source = sourceOf(draft.texts)
  const model = draft.texts[source]!.options
  for (const locale of written) {
    const { options } = draft.texts[locale]!
    const isLike =
      options.length === model.length &&
      options.every(({ values }, at) => values.length === model[at]!.values.length)
    if (!isLike) yield [['texts', locale, 'options'], `differs in number from those in ${source}`]
    if (isRepeated(options.map(({ name }) => name)))
      yield [['texts', locale, 'options', 0, 'name'], 'is the name of two options']
    for (const [at, { values }] of options.entries())
      if (isRepeated(values)) yield [['texts', locale, 'options', at], 'has the same value twice']
  }
  yield* skuInconsistencies(draft, model)
  if (originalPriceErrors(lowestPrice(draft.skus), draft.original_price ?? null).original_price)
    yield [['original_price'], 'must not be below the price']
}

const isRepeated = (texts: string[]) => new Set(texts).size < texts.length

function* skuInconsistencies(
  { skus }: ProductDraft,
  options: { name: string; values: string[] }[],
): Generator<Inconsistency> {
  const codes = new Set<string>()
  const choices = new Set<string>()
  for (const [at, { code, values }] of skus.entries()) {
    const choice = valueIndexesOf(options, values)?.join()
    if (choice === undefined)
      yield [['skus', at, 'values'], 'must be one known value for each option']
    else if (choices.has(choice))
      yield [['skus', at, 'values'], 'repeats the values of another SKU']
    else choices.add(choice)
    if (code === undefined) continue
    if (codes.has(code)) yield [['skus', at, 'code'], 'repeats the code of another SKU']
    codes.add(code)
  }
}
