import { daysBeforeEpoch } from './calendar'
import { CATEGORIES, TONES } from './categories'
import { SPARE_STYLES } from './descriptors/spare'
import { figuresOf } from './figures'
import { KINDS } from './kinds/kinds'
import { pictureName, TONE_COLOURS } from './product-colours'
import { descriptionOf, nameOf, type Naming } from './naming'
import { originalPrice } from './pricing'
import { itemAt, randomFor } from './random'
import { reviewsOf } from './reviews/reviews'
import type { Kind } from './kind'
import { type CategoryKey, type Descriptor, type SeedLocale, type SeedProduct } from './shape'
import { markOf, shopIndexFor } from './shops/shops'
import { choicesOf, skusOf, type Choice } from './skus'

const productStream = 1
const fewCombinations = 15

type Place = { categoryKey: CategoryKey; kind: Kind; ordinal: number; offset: number }

/** The kind of the product at an index. */
export const kindAt = (index: number): Kind => placeOf(index).kind

/** Ten consecutive indexes cover the ten categories, and the kinds of a category alternate. */
function placeOf(index: number): Place {
  const block = Math.floor(index / CATEGORIES.length)
  const category = itemAt(CATEGORIES, (index % CATEGORIES.length) * 7 + block * 3)
  const kinds = KINDS[category.key]
  const turn = block + category.id * 5
  const kind = itemAt(kinds, turn * stepFor(kinds.length, 5))
  return {
    categoryKey: category.key,
    kind,
    ordinal: Math.floor(block / kinds.length),
    offset: (turn % kinds.length) * 11,
  }
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

/** The smallest step >= `from` that is coprime to `length`, so that it visits every item once. */
function stepFor(length: number, from: number): number {
  let step = from
  while (greatestCommonDivisor(step, length) !== 1) step += 1
  return step
}

/**
 * The words of the name. Products of one kind share a combination only after all combinations are
 * used.
 */
function wordsFor({ kind, ordinal, offset, categoryKey }: Place) {
  const makes: (Descriptor | null)[] = kind.makes.length > 0 ? kind.makes : [null]
  const isShort = kind.styles.length * makes.length < fewCombinations
  const spare = isShort ? SPARE_STYLES[TONES[categoryKey]] : []
  const styles: (Descriptor | null)[] = [...kind.styles, ...spare, null]
  const total = styles.length * makes.length
  const combination = (ordinal * stepFor(total, 7) + offset) % total
  return {
    style: itemAt(styles, combination),
    make: itemAt(makes, Math.floor(combination / styles.length)),
    edition: Math.floor(ordinal / total),
  }
}

function textsFor(naming: Naming, choices: Choice[], locale: SeedLocale) {
  return {
    name: nameOf(naming, locale),
    description: descriptionOf(naming, choices, locale),
    options: choices.map(({ axis, values }) => ({
      name: axis.name[locale],
      values: values.map((chosen) => chosen.text[locale]),
    })),
  }
}

/**
 * The product at an index. Pure, so that the same index always gives the same product. Ids start at
 * 1.
 */
export function productAt(index: number, { shopCount }: { shopCount: number }): SeedProduct {
  const random = randomFor(productStream, index)
  const place = placeOf(index)
  const { categoryKey, kind } = place
  const words = wordsFor(place)
  const shopIndex = shopIndexFor(random, kind.trade, shopCount)
  const mark = random.chance(0.45) ? markOf(shopIndex) : null
  const tone = TONES[categoryKey]
  const naming: Naming = { kind, tone, ...words, mark, closing: random.between(0, 11) }
  const choices = choicesOf(random, kind)
  const factor = (words.style?.factor ?? 1) * (words.make?.factor ?? 1)
  const skus = skusOf(random, kind, choices, factor)
  const priceCents = Math.min(...skus.map((sku) => sku.priceCents))
  const listedDays = 3 + 700 * random.next() ** 1.5
  const figures = figuresOf(random, priceCents, listedDays)
  return {
    id: index + 1,
    shopId: shopIndex + 1,
    categoryKey,
    texts: {
      en: textsFor(naming, choices, 'en'),
      'zh-CN': textsFor(naming, choices, 'zh-CN'),
      ja: textsFor(naming, choices, 'ja'),
      ko: textsFor(naming, choices, 'ko'),
      th: textsFor(naming, choices, 'th'),
    },
    kind: pictureName(kind.noun.en),
    colour: skus[0]?.colour ?? random.pick(TONE_COLOURS[tone]),
    priceCents,
    originalPriceCents: originalPrice(random, priceCents),
    sales: figures.sales,
    listedAt: daysBeforeEpoch(listedDays),
    skus,
    reviews: reviewsOf(random, {
      ...figures,
      noun: kind.noun,
      tone,
      listedDays,
      skuCount: skus.length,
    }),
  }
}
