import type { z } from 'zod'
import { MAX_PRICE_CENTS } from '@/contracts/catalogue-limits'
import { LOCALES } from '@/contracts/languages'
import { isBlank, NewProduct, ProductDraft, type FoundProduct, type NewProductDraft } from './draft'
import { inconsistencies, newInconsistencies, type Inconsistency } from './draft-rules'
import type { Problem } from './problem'
import { reasonOf, reasonOfIssue, type Reason } from './reason'

/** The reasons about JSON that do not fit the cells of a CSV file. */
function inCells(given: Reason): Reason {
  if (given.code === 'cents') return reasonOf('amount')
  if (given.code === 'flag') return reasonOf('yesOrNo')
  const isPrice = given.code === 'tooHigh' && given.values.max === MAX_PRICE_CENTS
  return isPrice ? reasonOf('tooHigh', { max: MAX_PRICE_CENTS / 100 }) : given
}

export type Checked<Draft = ProductDraft> = { draft: Draft } | { problems: Problem[] }

type Place = Pick<FoundProduct, 'line' | 'skuLines' | 'fieldOf'>

/** Checks everything that can be known without the catalogue, and reports all of it. */
export function checkDraft(found: FoundProduct): Checked {
  if (found.value === undefined) return { problems: found.problems }
  const checked = parsed(ProductDraft, found.value, found, inconsistencies)
  const problems = [...found.problems, ...('problems' in checked ? checked.problems : [])]
  return problems.length > 0 || 'problems' in checked ? { problems } : checked
}

/** Checks what a product needs that is not in the catalogue. `draft` has passed `checkDraft`. */
export function checkNewProduct(draft: ProductDraft, place: Place): Checked<NewProductDraft> {
  // In a table, each line is a SKU: what it lacks is reported by column.
  const value = place.fieldOf
    ? { ...draft, texts: namedTexts(draft.texts), skus: draft.skus ?? [{}] }
    : draft
  return parsed(NewProduct, value, place, newInconsistencies)
}

/** A row has cells for every language of the file: those of a language that is not written are empty. */
function namedTexts(texts: ProductDraft['texts'] = {}) {
  const written = LOCALES.filter((locale) => texts[locale] && !isBlank(texts[locale]))
  return written.some((locale) => texts[locale]!.name)
    ? Object.fromEntries(written.map((locale) => [locale, texts[locale]]))
    : {}
}

function parsed<Draft>(
  schema: z.ZodType<Draft>,
  value: unknown,
  { line: productLine, skuLines, fieldOf }: Place,
  rules: (draft: Draft) => Iterable<Inconsistency>,
): Checked<Draft> {
  const problemAt = (path: PropertyKey[], reason: Reason): Problem => ({
    line: path[0] === 'skus' ? (skuLines[Number(path[1])] ?? productLine) : productLine,
    field: path.length > 0 ? (fieldOf?.(path) ?? path.join('.')) : null,
    ...(fieldOf ? inCells(reason) : reason),
  })
  const { success, data, error } = schema.safeParse(value)
  if (!success)
    return { problems: error.issues.map((one) => problemAt(one.path, reasonOfIssue(one))) }
  const problems = [...rules(data)].map(([path, reason]) => problemAt(path, reason))
  return problems.length > 0 ? { problems } : { draft: data }
}
