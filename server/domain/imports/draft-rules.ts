import { LOCALES, type Locale } from '@/contracts/languages'
import { lowestPrice, originalPriceErrors, valueIndexesOf } from '@/server/domain/catalogue-input'
import { sourceOf, writtenIn } from '@/server/domain/fallback-texts'
import { amountText } from './csv-cells'
import type { NewProductDraft, ProductDraft } from './draft'

export type Inconsistency = [path: PropertyKey[], reason: string]

type Option = { name: string; values: string[] }
type Options = Partial<Record<Locale, Option[]>>

/** The options that a draft gives, by language; undefined when it leaves those of the catalogue as they are. */
export function optionsOf({ texts = {} }: Pick<ProductDraft, 'texts'>): Options | undefined {
  const given = LOCALES.flatMap((locale) => {
    const options = texts[locale]?.options
    return options ? [[locale, options] as const] : []
  })
  return given.length > 0 ? (Object.fromEntries(given) as Options) : undefined
}

/** The rules between fields (server/domain/catalogue-input.ts), each with its sentence. */
export function* inconsistencies(draft: ProductDraft): Generator<Inconsistency, void> {
  const { texts, skus } = draft
  if (texts && writtenIn(texts).length === 0) {
    yield [['texts'], 'needs the name in at least one language']
    return
  }
  const options = optionsOf(draft)
  if (options) yield* optionInconsistencies(options)
  if (options && !skus) yield [['skus'], 'must be given with the options']
  yield* skuInconsistencies(skus ?? [], options)
}

/** The rules of a product that the catalogue does not have. */
export function* newInconsistencies(draft: NewProductDraft): Generator<Inconsistency, void> {
  yield* inconsistencies(draft)
  const price = lowestPrice(draft.skus)
  const reason = originalPriceProblem(price, draft.original_price ?? null)
  if (reason) yield [['original_price'], reason]
}

/** Why an original price is not accepted; null when it is. Amounts are in cents. */
export function originalPriceProblem(price: number, originalPrice: number | null): string | null {
  if (originalPrice === null || !originalPriceErrors(price, originalPrice).original_price)
    return null
  return `must not be below the price: ${amountText(originalPrice)} is less than ${amountText(price)}`
}

function* optionInconsistencies(options: Options): Generator<Inconsistency> {
  const source = sourceOf(options)
  const model = options[source]!
  for (const locale of writtenIn(options)) {
    const own = options[locale]!
    const isLike =
      own.length === model.length &&
      own.every(({ values }, at) => values.length === model[at]!.values.length)
    if (!isLike) yield [['texts', locale, 'options'], `differs in number from those in ${source}`]
    if (isRepeated(own.map(({ name }) => name)))
      yield [['texts', locale, 'options', 0, 'name'], 'is the name of two options']
    for (const [at, { values }] of own.entries())
      if (isRepeated(values)) yield [['texts', locale, 'options', at], 'has the same value twice']
  }
}

const isRepeated = (texts: string[]) => new Set(texts).size < texts.length

function* skuInconsistencies(
  skus: NonNullable<ProductDraft['skus']>,
  options: Options | undefined,
): Generator<Inconsistency> {
  const codes = new Set<string>()
  const choices = new Set<string>()
  for (const [at, { code, values = [] }] of skus.entries()) {
    const choice = valueIndexesOf(options ? options[sourceOf(options)]! : [], values)?.join()
    if (choice === undefined)
      yield [['skus', at, 'values'], 'must be one known value for each option']
    else if (options && choices.has(choice))
      yield [['skus', at, 'values'], 'repeats the values of another SKU']
    else choices.add(choice)
    if (code === undefined) continue
    if (codes.has(code)) yield [['skus', at, 'code'], 'repeats the code of another SKU']
    codes.add(code)
  }
}
