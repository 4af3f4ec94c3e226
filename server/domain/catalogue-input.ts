import { MAX_HANDLE } from '@/contracts/catalogue-limits'
import type { Locale } from '@/contracts/languages'
import { sourceOf, writtenIn } from './fallback-texts'

/** By the path of a field: a message key under `errors`. Empty when the input is acceptable. */
export type FieldErrors = Record<string, string>

interface Option {
  name: string
  values: string[]
}

/** The written languages of a product; server/domain/fallback-texts.ts fills in the others. */
export type WrittenTexts = Partial<
  Record<Locale, { name: string; description: string; options: Option[] }>
>

/**
 * The handle of a name: its Latin letters and digits without accents, in lower case, words joined with `-`, at most
 * MAX_HANDLE long. `fallback` for a name without any.
 */
export function handleOf(name: string, fallback: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  let handle = ''
  for (const word of words) {
    const longer = handle ? `${handle}-${word}` : word.slice(0, MAX_HANDLE)
    if (longer.length > MAX_HANDLE) break
    handle = longer
  }
  return handle || fallback
}

/** The handle to use when another row has `handle`: the id makes it unique. */
export function handleWithId(handle: string, id: number): string {
  const suffix = `-${id}`
  const kept = handle.slice(0, MAX_HANDLE - suffix.length)
  return (kept.endsWith('-') ? kept.slice(0, -1) : kept) + suffix
}

const areDistinct = (texts: readonly string[]) => new Set(texts).size === texts.length

/**
 * At least one language; names of options and the values of an option differ within a language; every language has
 * as many options and values as the others, because SKUs refer to them by place.
 */
export function textErrors(texts: WrittenTexts): FieldErrors {
  const written = writtenIn(texts)
  if (written.length === 0) return { texts: 'fields.required' }
  const source = texts[sourceOf(texts)]!.options
  return Object.fromEntries(
    written.flatMap((locale) => {
      const { options } = texts[locale]!
      const isAcceptable =
        options.length === source.length &&
        areDistinct(options.map(({ name }) => name)) &&
        options.every(
          ({ values }, place) =>
            values.length > 0 &&
            values.length === source[place]!.values.length &&
            areDistinct(values),
        )
      return isAcceptable ? [] : [[`texts.${locale}.options`, 'fields.invalid']]
    }),
  )
}

/** The places of the values in their options; undefined unless there is one known value per option. */
export function valueIndexesOf(
  options: readonly Option[],
  values: readonly string[],
): number[] | undefined {
  if (values.length !== options.length) return undefined
  const places = options.map((option, place) => option.values.indexOf(values[place]!))
  return places.includes(-1) ? undefined : places
}

/** SKUs as given: one known value per option, no combination twice, no code twice. At least one SKU. */
export function skuErrors(
  options: readonly Option[],
  skus: readonly { values: readonly string[]; code?: string | null | undefined }[],
): FieldErrors {
  if (skus.length === 0) return { skus: 'fields.required' }
  const errors: FieldErrors = {}
  const combinations = new Set<string>()
  const codes = new Set<string>()
  for (const [place, { values, code }] of skus.entries()) {
    const indexes = valueIndexesOf(options, values)?.join(',')
    if (indexes === undefined || combinations.has(indexes))
      errors[`skus.${place}.values`] = 'fields.invalid'
    else combinations.add(indexes)
    if (!code) continue
    if (codes.has(code)) errors[`skus.${place}.code`] = 'fields.invalid'
    codes.add(code)
  }
  return errors
}

/** The price of a product: the lowest of its SKUs that are sold. */
export const lowestPrice = (skus: readonly { price: number }[]): number =>
  Math.min(...skus.map(({ price }) => price))

/** The original price of a product whose price changes: one below the new price is removed. */
export const originalPriceAt = (price: number, originalPrice: number | null): number | null =>
  originalPrice !== null && originalPrice >= price ? originalPrice : null

/** An original price is the price before a reduction, so it is not below the price. */
export function originalPriceErrors(price: number, originalPrice: number | null): FieldErrors {
  const isAcceptable = originalPrice === null || originalPrice >= price
  return isAcceptable ? {} : { original_price: 'fields.amount' }
}

/**
 * For every place in the former values of an option its place in the present ones, -1 for a value that is gone. A
 * value is the same if it has the same text in a language that both were written in.
 */
export function movedValues(
  before: { texts: WrittenTexts },
  after: { texts: WrittenTexts },
  option: number,
): number[] {
  const valuesIn = ({ texts }: { texts: WrittenTexts }, locale: Locale) =>
    texts[locale]?.options[option]?.values
  const shared = writtenIn(before.texts).filter((locale) => after.texts[locale])
  const former = valuesIn(before, sourceOf(before.texts)) ?? []
  return former.map((_, place) => {
    for (const locale of shared) {
      const text = valuesIn(before, locale)?.[place]
      const found = text === undefined ? -1 : (valuesIn(after, locale)?.indexOf(text) ?? -1)
      if (found !== -1) return found
    }
    return -1
  })
}
