import { LOCALES, type Locale } from '@/contracts/languages'
import { lowestPrice, originalPriceErrors, valueIndexesOf } from '@/server/domain/catalogue-input'
import { sourceOf, writtenIn } from '@/server/domain/fallback-texts'
import { amountText } from './csv-cells'
import type { NewProductDraft, ProductDraft } from './draft'
import { reasonOf, type Reason } from './reason'

export type Inconsistency = [path: PropertyKey[], reason: Reason]

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

/** The rules between fields (server/domain/catalogue-input.ts), each with its reason. */
export function* inconsistencies(draft: ProductDraft): Generator<Inconsistency, void> {
  const { texts, skus } = draft
  if (texts && writtenIn(texts).length === 0) {
    yield [['texts'], reasonOf('nameNeeded')]
    return
  }
  const options = optionsOf(draft)
  if (options) yield* optionInconsistencies(options)
  if (options && !skus) yield [['skus'], reasonOf('skusNeeded')]
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
export function originalPriceProblem(price: number, originalPrice: number | null): Reason | null {
  if (originalPrice === null || !originalPriceErrors(price, originalPrice).original_price)
    return null
  return reasonOf('originalPriceLow', {
    original: amountText(originalPrice),
    price: amountText(price),
  })
}

function* optionInconsistencies(options: Options): Generator<Inconsistency> {
  const source = sourceOf(options)
  const model = options[source]!
  for (const locale of writtenIn(options)) {
    const own = options[locale]!
    const isLike =
      own.length === model.length &&
      own.every(({ values }, at) => values.length === model[at]!.values.length)
    if (!isLike)
      yield [['texts', locale, 'options'], reasonOf('optionsDiffer', { language: source })]
    if (isRepeated(own.map(({ name }) => name)))
      yield [['texts', locale, 'options', 0, 'name'], reasonOf('optionNameTwice')]
    for (const [at, { values }] of own.entries())
      if (isRepeated(values)) yield [['texts', locale, 'options', at], reasonOf('valueTwice')]
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
    if (choice === undefined) yield [['skus', at, 'values'], reasonOf('valuesUnknown')]
    else if (options && choices.has(choice))
      yield [['skus', at, 'values'], reasonOf('valuesRepeated')]
    else choices.add(choice)
    if (code === undefined) continue
    if (codes.has(code)) yield [['skus', at, 'code'], reasonOf('codeRepeated')]
    codes.add(code)
  }
}
