import type { Locale } from '@/contracts/languages'
import { normalise } from './fold'
import { piecesOfName, typedWordsOf, wordsOf, type Piece } from './segment'

const LONGEST = 40

/** Names are long; a suggestion begins where the typed words begin. */
interface Phrases {
  /** Just the words that were typed, completed, where they stand alone. */
  words: string | undefined
  /** The phrase around them. */
  rest: string | undefined
}

export function phrasesOf(
  name: string,
  locale: Locale,
  isTyped: (word: string) => boolean,
): Phrases {
  const normalised = normalise(name)
  const text = normalised.length === name.length ? name : normalised
  const pieces = piecesOfName(normalised)
  const typed = pieces.filter((piece) => isTyped(piece.folded))
  const [first, last] = [typed[0], typed.at(-1)]
  if (!first || !last) return { words: undefined, rest: undefined }
  const standsAlone = !/[\p{L}\p{M}\p{N}]/u.test(text.charAt(last.end))
  const [start, end] = extentOf(text, pieces, { first, last, locale })
  return {
    words: standsAlone ? clip(text.slice(first.start, last.end)) : undefined,
    rest: clip(text.slice(start, end)),
  }
}

/**
 * In Thai the noun comes first, so a phrase is all that is written together. Elsewhere it begins at the typed
 * words, or where they end the name, before them: at the word before or, without spaces, at all of the run.
 */
function extentOf(
  text: string,
  pieces: Piece[],
  { first, last, locale }: { first: Piece; last: Piece; locale: Locale },
): [start: number, end: number] {
  const runStart = text.lastIndexOf(' ', first.start) + 1
  if (locale === 'th') {
    const space = text.indexOf(' ', last.end)
    return [runStart, space === -1 ? text.length : space]
  }
  const isAtEnd = last.end === text.length
  if (!isAtEnd || runStart < first.start) return [isAtEnd ? runStart : first.start, text.length]
  const before = pieces[pieces.indexOf(first) - 1]
  return [before ? text.lastIndexOf(' ', before.end - 1) + 1 : first.start, text.length]
}

const clip = (phrase: string) => (phrase.length > LONGEST ? undefined : phrase.trim())

/**
 * The phrases that the names of the best matches offer, those that several have first. Two that differ only
 * in how they are written are one.
 */
export function rankPhrases(all: Phrases[], typed: string): string[] {
  const ranks = new Map<string, { phrase: string; score: number }>()
  const typedKey = typedWordsOf(typed).join(' ')
  const add = (phrase: string | undefined, weight: number) => {
    const key = phrase && wordsOf(phrase).join(' ')
    if (!phrase || !key || key === typedKey) return
    const rank = ranks.get(key) ?? { phrase, score: 0 }
    rank.score += weight
    ranks.set(key, rank)
  }
  all.forEach(({ words, rest }, place) => {
    const weight = 1 / (1 + place / 8)
    add(words, words === rest ? 0 : weight)
    add(rest, weight)
  })
  return [...ranks.values()].sort((a, b) => b.score - a.score).map((rank) => rank.phrase)
}
