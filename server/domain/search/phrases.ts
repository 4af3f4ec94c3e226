import type { Locale } from '@/contracts/languages'
import { normalise } from './fold'
import { tokeniseName, wordsOfQuery, wordsOf, type Token } from './segment'

const MAX_LENGTH = 40

/** The suggestions from one name. */
interface Phrases {
  /** The typed words, completed, unless the text continues without a space. */
  words: string | undefined
  /** The part of the name around the typed words. */
  context: string | undefined
}

export function phrasesOf(
  name: string,
  locale: Locale,
  isTyped: (word: string) => boolean,
): Phrases {
  const normalised = normalise(name)
  const text = normalised.length === name.length ? name : normalised
  const tokens = tokeniseName(normalised)
  const typed = tokens.filter((token) => isTyped(token.folded))
  const [first, last] = [typed[0], typed.at(-1)]
  if (!first || !last) return { words: undefined, context: undefined }
  const isSeparate = !/[\p{L}\p{M}\p{N}]/u.test(text.charAt(last.end))
  const [start, end] = extentOf(text, tokens, { first, last, locale })
  return {
    words: isSeparate ? clip(text.slice(first.start, last.end)) : undefined,
    context: clip(text.slice(start, end)),
  }
}

/**
 * In Thai, where the noun comes first, a phrase is the run between spaces. In other languages it
 * starts at the typed words or, if they end the name, at the previous word or, without spaces, at
 * the start of their run.
 */
function extentOf(
  text: string,
  tokens: Token[],
  { first, last, locale }: { first: Token; last: Token; locale: Locale },
): [start: number, end: number] {
  const runStart = text.lastIndexOf(' ', first.start) + 1
  if (locale === 'th') {
    const space = text.indexOf(' ', last.end)
    return [runStart, space === -1 ? text.length : space]
  }
  const isAtEnd = last.end === text.length
  if (!isAtEnd || runStart < first.start) return [isAtEnd ? runStart : first.start, text.length]
  const before = tokens[tokens.indexOf(first) - 1]
  return [before ? text.lastIndexOf(' ', before.end - 1) + 1 : first.start, text.length]
}

const clip = (phrase: string) => (phrase.length > MAX_LENGTH ? undefined : phrase.trim())

/**
 * Ranks the phrases of the best matches by the weighted number of names that contain them. Phrases
 * that are equal after folding are merged.
 */
export function rankPhrases(all: Phrases[], typed: string): string[] {
  const ranks = new Map<string, { phrase: string; score: number }>()
  const typedKey = wordsOfQuery(typed).join(' ')
  const add = (phrase: string | undefined, weight: number) => {
    const key = phrase && wordsOf(phrase).join(' ')
    if (!phrase || !key || key === typedKey) return
    const entry = ranks.get(key) ?? { phrase, score: 0 }
    entry.score += weight
    ranks.set(key, entry)
  }
  all.forEach(({ words, context }, rank) => {
    const weight = 1 / (1 + rank / 8)
    add(words, words === context ? 0 : weight)
    add(context, weight)
  })
  return [...ranks.values()].sort((a, b) => b.score - a.score).map((entry) => entry.phrase)
}
