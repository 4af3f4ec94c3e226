import type { Locale } from '@/contracts/languages'
import { descriptionLexeme, nameLexeme } from './lexemes'
import { allOf, anyOf, type TsQuery } from './tsquery'

interface WordReading {
  word: string
  locale: Locale
  names: number
  mentions: number
  shops: number
  isWhole: boolean
}

/** How well something fits a query. Each tier has all that the better ones have, and more. */
export interface Tier {
  /** Undefined when nothing was typed. */
  query: TsQuery | undefined
  /** No more things than this fit, by the counts of their words. */
  atMost: number
  /** For one word: no fewer fit, because so many have its most used reading. Of several words nobody counts it. */
  atLeast: number
  mostUsed?: TsQuery
  /** For each word its readings, of which one must be there. */
  words?: Counted[][]
}

/** Tiers up to this one look at names alone. */
export const LAST_NAME_TIER = 2

/**
 * 0: every word in the name, in the shopper's language; 1: the last word begun there; 2: in the name in any
 * language, which finds brands; 3: in name or description. Null where a word has no reading.
 */
export function tiersOf(
  { readings, pairs }: { readings: WordReading[][]; pairs: string[] },
  locale: Locale,
  scope: 'products' | 'shops',
): (Tier | null)[] {
  const countOf = (reading: WordReading) => (scope === 'shops' ? reading.shops : reading.names)
  const isNamed = (reading: WordReading) => countOf(reading) > 0
  const isOwn = (reading: WordReading) => reading.locale === locale
  const named = (reading: WordReading) => ({
    lexeme: nameLexeme(reading.locale, reading.word),
    count: isNamed(reading) ? countOf(reading) : 0,
  })
  const described = (reading: WordReading) => ({
    lexeme: descriptionLexeme(reading.locale, reading.word),
    count: scope === 'shops' ? reading.shops : reading.mentions,
  })
  if (pairs.length > 0) {
    const words = readings.map((own) => own.map(named))
    return [null, null, tier([...words, ...pairs.map(pair)]), null]
  }
  return [
    tier(readings.map((own) => own.filter((one) => isOwn(one) && one.isWhole).map(named))),
    tier(readings.map((own) => own.filter(isOwn).map(named))),
    tier(readings.map((own) => own.map(named))),
    tier(readings.map((own) => [...own.map(named), ...own.filter(isOwn).map(described)])),
  ]
}

/** A word where it may stand, and in how many texts it does. */
export interface Counted {
  lexeme: string
  count: number
}

/** Nobody counts how many names have a pair of letters. */
const pair = (lexeme: string): Counted[] => [{ lexeme, count: Infinity }]

function tier(all: Counted[][]): Tier | null {
  const words = all.map((own) => own.filter(({ count }) => count > 0))
  if (words.some((own) => own.length === 0)) return null
  return {
    query: allOf(words.map((own) => anyOf(own.map(({ lexeme }) => lexeme)))),
    words,
    // A thing has a word in several languages but counts once; the sum is no less than the truth.
    atMost: Math.min(...words.map((own) => own.reduce((sum, { count }) => sum + count, 0))),
    ...(words.length === 1 ? mostUsedOf(words[0] ?? []) : { atLeast: 0 }),
  }
}

function mostUsedOf(readings: Counted[]): Pick<Tier, 'atLeast' | 'mostUsed'> {
  const best = readings.reduce((a, b) => (b.count > a.count ? b : a))
  return Number.isFinite(best.count)
    ? { atLeast: best.count, mostUsed: anyOf([best.lexeme]) }
    : { atLeast: 0 }
}
