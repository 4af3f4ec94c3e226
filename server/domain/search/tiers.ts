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

/** How well something matches a query. Each tier contains all matches of the better ones. */
export interface Tier {
  /** Undefined when nothing was typed. */
  query: TsQuery | undefined
  /** Bounds of the number of matches, from the counts of the words; of several words at least 0. */
  atMost: number
  atLeast: number
  /** For each word its readings, of which a match has at least one. */
  words: Counted[][]
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

/** A word at a position, name or description, and the number of texts that have it there. */
export interface Counted {
  lexeme: string
  count: number
}

/** Pairs of letters are not counted. */
const pair = (lexeme: string): Counted[] => [{ lexeme, count: Infinity }]

function tier(all: Counted[][]): Tier | null {
  const words = all.map((own) => own.filter(({ count }) => count > 0))
  if (words.some((own) => own.length === 0)) return null
  const most = Math.max(...(words[0] ?? []).map(({ count }) => count))
  return {
    words,
    query: allOf(words.map((own) => anyOf(own.map(({ lexeme }) => lexeme)))),
    // A product that has a word in several languages is counted once for each.
    atMost: Math.min(...words.map((own) => own.reduce((sum, { count }) => sum + count, 0))),
    atLeast: words.length === 1 && Number.isFinite(most) ? most : 0,
  }
}
