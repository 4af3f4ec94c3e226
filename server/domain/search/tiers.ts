import type { Locale } from '@/contracts/languages'
import { isLatin, sizeOf } from './fold'
import { descriptionLexeme, nameLexeme } from './lexemes'
import { allOf, anyOf, eitherOf, type TsQuery } from './tsquery'

interface WordCandidate {
  word: string
  locale: Locale
  names: number
  mentions: number
  shops: number
  isWhole: boolean
}

interface SearchedWords {
  candidates: WordCandidate[][]
  /** Other readings of the query. */
  synonyms: WordCandidate[][][]
  /** Those of `synonyms` that name narrower goods for the whole query. */
  narrower: WordCandidate[][][]
  bigrams: string[]
}

/** A level of relevance. Each tier contains all matches of the better tiers. */
export interface Tier {
  /** Undefined without a query. */
  query: TsQuery | undefined
  /** Bounds of the number of matches, from the word counts. With several words the lower bound is 0. */
  maxMatches: number
  minMatches: number
  /** For each word of the query its candidates. A match contains at least one of each. */
  words: LexemeCount[][]
}

/** Tiers up to this one search only names. */
export const LAST_NAME_TIER = 3

/** One character, or two Thai letters, in a description are mostly part of another word. */
const isWord = ({ word }: WordCandidate) => isLatin(word) || sizeOf(word) > 1

/**
 * Tier 0: narrower goods than the query in the name in the shopper's language, because "phone" means phones rather than
 * their stands; 1: every word, or a narrower one, there; 2: the last word as a prefix, or synonyms, there; 3: names in
 * any language, which finds brands; 4: name or description. A tier is null if a word has no candidate in it.
 */
export function tiersOf(
  { candidates, synonyms, narrower, bigrams }: SearchedWords,
  locale: Locale,
  scope: 'products' | 'shops',
): (Tier | null)[] {
  const countOf = (candidate: WordCandidate) =>
    scope === 'shops' ? candidate.shops : candidate.names
  const isInNames = (candidate: WordCandidate) => countOf(candidate) > 0
  const isInLocale = (candidate: WordCandidate) => candidate.locale === locale
  const inName = (candidate: WordCandidate) => ({
    lexeme: nameLexeme(candidate.locale, candidate.word),
    count: isInNames(candidate) ? countOf(candidate) : 0,
  })
  const inDescription = (candidate: WordCandidate) => ({
    lexeme: descriptionLexeme(candidate.locale, candidate.word),
    count: scope === 'shops' ? candidate.shops : candidate.mentions,
  })
  if (bigrams.length > 0) {
    const words = candidates.map((alternatives) => alternatives.map(inName))
    return [null, null, null, tier([...words, ...bigrams.map(bigramCount)]), null]
  }
  const inOwnNames = (all: WordCandidate[][]) =>
    tier(all.map((alternatives) => alternatives.filter(isInLocale).map(inName)))
  const inAnyNames = (all: WordCandidate[][]) =>
    tier(all.map((alternatives) => alternatives.map(inName)))
  const anywhere = (all: WordCandidate[][]) =>
    tier(
      all.map((alternatives) => [
        ...alternatives.map(inName),
        ...alternatives.filter(isInLocale).filter(isWord).map(inDescription),
      ]),
    )
  const asWholeWords = (all: WordCandidate[][]) =>
    inOwnNames(all.map((alternatives) => alternatives.filter(({ isWhole }) => isWhole)))
  const readings = [candidates, ...synonyms]
  const widening = [asWholeWords, inOwnNames, inAnyNames, anywhere]
  return [
    union(narrower.map(inOwnNames)),
    ...widening.map((tierFor) => union(readings.map(tierFor))),
  ]
}

/** The matches of any of the tiers. They contain the first word of one of them, the second, and so on. */
function union(all: (Tier | null)[]): Tier | null {
  const tiers = all.filter((one) => one !== null)
  const [first] = tiers
  if (!first || tiers.length === 1) return first ?? null
  const length = Math.min(...tiers.map(({ words }) => words.length))
  const wordsAt = (index: number) =>
    new Map(tiers.flatMap(({ words }) => words[index] ?? []).map((one) => [one.lexeme, one]))
  return {
    words: Array.from({ length }, (_, index) => [...wordsAt(index).values()]),
    query: eitherOf(tiers.flatMap(({ query }) => query ?? [])),
    maxMatches: tiers.reduce((sum, { maxMatches }) => sum + maxMatches, 0),
    minMatches: Math.max(...tiers.map(({ minMatches }) => minMatches)),
  }
}

/** The lexeme of a word in names or descriptions, and the number of texts that contain it. */
export interface LexemeCount {
  lexeme: string
  count: number
}

/** The frequency of bigrams is unknown. */
const bigramCount = (lexeme: string): LexemeCount[] => [{ lexeme, count: Infinity }]

function tier(all: LexemeCount[][]): Tier | null {
  const words = all.map((alternatives) => alternatives.filter(({ count }) => count > 0))
  if (words.length === 0 || words.some((alternatives) => alternatives.length === 0)) return null
  const highest = Math.max(...(words[0] ?? []).map(({ count }) => count))
  return {
    words,
    query: allOf(words.map((alternatives) => anyOf(alternatives.map(({ lexeme }) => lexeme)))),
    // A product is counted once for each language in which it contains the word.
    maxMatches: Math.min(
      ...words.map((alternatives) => alternatives.reduce((sum, { count }) => sum + count, 0)),
    ),
    minMatches: words.length === 1 && Number.isFinite(highest) ? highest : 0,
  }
}
