import { daysBeforeEpoch } from '@/server/db/seed/catalogue/calendar'
import { ratingOf } from '@/server/db/seed/catalogue/figures'
import { itemAt, type Random } from '@/server/db/seed/catalogue/random'
import {
  REVIEW_VIEWS,
  SEED_LOCALES,
  type ReviewView,
  type SeedLocale,
  type SeedReview,
  type Texts,
  type Tone,
} from '@/server/db/seed/catalogue/shape'
import { sentencesFor, VOICES, type Sentences } from './sentences'
import { moodOf, type Mood } from './voice'

export type Reviewed = {
  noun: Texts<string>
  tone: Tone
  sales: number
  reviewCount: number
  discontent: number
  listedDays: number
  skuCount: number
}

const deliveryDays = 5

/** Cumulative shares. Thai has the largest one, because it is the storefront's default language. */
const localeShares: [SeedLocale, number][] = [
  ['th', 0.3],
  ['en', 0.54],
  ['zh-CN', 0.72],
  ['ja', 0.87],
  ['ko', 1],
]

function localeFor(random: Random): SeedLocale {
  const draw = random.next()
  return localeShares.find(([, upTo]) => draw < upTo)?.[0] ?? 'th'
}

/** Another language, if the product's reviews use all sentences of the first one. */
function localeWithSentences(first: SeedLocale, mood: Mood, sentences: Sentences) {
  return [first, ...SEED_LOCALES].find((locale) => sentences.hasMore(locale, mood))
}

function near(random: Random, rating: number): number {
  const drift = random.chance(0.7) ? 0 : random.between(-1, 1)
  return Math.min(5, Math.max(1, rating + drift))
}

/** Between the first delivery and now; the better the sales, the more of them recently. */
function daysAgo(random: Random, { listedDays, sales }: Reviewed): number {
  const longest = Math.max(1, listedDays - deliveryDays)
  return longest * random.next() ** (1 + Math.min(1.5, sales / 800))
}

/** A tenth of the reviews have one or two pictures. */
function imageViewsFor(random: Random): ReviewView[] {
  if (!random.chance(0.1)) return []
  const start = random.between(0, REVIEW_VIEWS.length - 1)
  return Array.from({ length: random.between(1, 2) }, (_, step) =>
    itemAt(REVIEW_VIEWS, start + step),
  )
}

/** The reviews of a product, in its buyers' languages; their texts agree with their ratings. */
export function reviewsOf(random: Random, reviewed: Reviewed): SeedReview[] {
  const sentences = sentencesFor(random, reviewed.noun, reviewed.tone)
  return Array.from({ length: reviewed.reviewCount }, () => {
    const rating = ratingOf(random, reviewed.discontent)
    const mood = moodOf(rating)
    const locale = localeWithSentences(localeFor(random), mood, sentences)
    if (!locale) return []
    const { givenNames, initials } = VOICES[locale]
    return {
      author: `${random.pick(givenNames)} ${random.pick(initials)}`,
      productRating: rating,
      serviceRating: near(random, rating),
      shippingRating: near(random, Math.max(3, rating)),
      locale,
      content: sentences.take(locale, mood),
      createdAt: daysBeforeEpoch(daysAgo(random, reviewed)),
      skuIndex: random.between(0, reviewed.skuCount - 1),
      imageViews: imageViewsFor(random),
    }
  }).flat()
}
