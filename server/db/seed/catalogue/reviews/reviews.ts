import { daysBeforeEpoch } from '@/server/db/seed/catalogue/calendar'
import { itemAt, type Random } from '@/server/db/seed/catalogue/random'
import type { SeedLocale, SeedReview, Texts, Tone } from '@/server/db/seed/catalogue/shape'
import { chineseVoice } from './chinese'
import { englishVoice } from './english'
import { japaneseVoice } from './japanese'
import { koreanVoice } from './korean'
import { thaiVoice } from './thai'
import type { Voice } from './voice'

export const VOICES: Texts<Voice> = {
  en: englishVoice,
  'zh-CN': chineseVoice,
  ja: japaneseVoice,
  ko: koreanVoice,
  th: thaiVoice,
}

const mostReviews = 12

/** Cumulative shares. Thai has the largest one, because it is the storefront's default language. */
const localeShares: [SeedLocale, number][] = [
  ['th', 0.32],
  ['en', 0.57],
  ['zh-CN', 0.74],
  ['ja', 0.88],
  ['ko', 1],
]

function localeFor(random: Random): SeedLocale {
  const draw = random.next()
  return localeShares.find(([, upTo]) => draw < upTo)?.[0] ?? 'th'
}

function productRating(random: Random): number {
  const draw = random.next()
  if (draw < 0.6) return 5
  if (draw < 0.86) return 4
  if (draw < 0.945) return 3
  return draw < 0.985 ? 2 : 1
}

function near(random: Random, rating: number): number {
  const drift = random.chance(0.7) ? 0 : random.between(-1, 1)
  return Math.min(5, Math.max(1, rating + drift))
}

/** `turn` selects the sentence, so that the reviews of one product do not repeat it. */
function contentFor(
  random: Random,
  voice: Voice,
  tone: Tone,
  rating: number,
  turn: number,
): string {
  if (rating === 3) return itemAt(voice.fair, turn)
  if (rating < 3) return itemAt(voice.poor, turn)
  const about = itemAt(voice.byTone[tone], turn)
  const general = itemAt(voice.good, turn * 3)
  const shape = random.next()
  if (shape < 0.35) return about
  if (shape < 0.7) return general
  return [about, general].join(voice.gap)
}

export type Reviewed = { tone: Tone; sales: number; listedDays: number; skuCount: number }

/** 0 to 12 reviews, more for products with more sales and none for products without sales. */
export function reviewsOf(
  random: Random,
  { tone, sales, listedDays, skuCount }: Reviewed,
): SeedReview[] {
  const wanted = Math.floor(
    (mostReviews + 1) * random.next() ** 1.6 * Math.min(1, 0.4 + sales / 1_500),
  )
  const count = Math.min(sales, mostReviews, wanted)
  const start = random.between(0, 60)
  return Array.from({ length: count }, (_, turn) => {
    const locale = localeFor(random)
    const voice = VOICES[locale]
    const rating = productRating(random)
    return {
      author: `${random.pick(voice.givenNames)} ${random.pick(voice.initials)}`,
      productRating: rating,
      serviceRating: near(random, rating),
      shippingRating: near(random, Math.max(3, rating)),
      locale,
      content: contentFor(random, voice, tone, rating, start + turn),
      createdAt: daysBeforeEpoch(listedDays * random.next() * 0.95),
      skuIndex: random.between(0, skuCount - 1),
    }
  })
}
