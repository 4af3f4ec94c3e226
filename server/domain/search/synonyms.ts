import { wordsOfQuery } from './segment'
import { SYNONYMS } from './synonym-list'

/** The most readings of a query that are looked up in addition to the typed one. */
const MAX_READINGS = 8

/** Another reading of a phrase or a query. */
export interface Reading {
  words: string[]
  /** Whether all that it has is meant by the query. */
  isNarrower: boolean
}

/** The synonyms of a phrase by its words without spaces, because the segmenter depends on the context. */
const synonyms = new Map<string, Reading[]>()
let longest = 0

const phrasesIn = (list: string) => list.split('=').map(wordsOfQuery)

function add(typed: string[], meant: Reading): void {
  const key = typed.join('')
  synonyms.set(key, [...(synonyms.get(key) ?? []), meant])
  longest = Math.max(longest, [...key].length)
}

for (const line of Object.values(SYNONYMS).flat()) {
  const [equal = [], narrower = []] = line.split('>').map(phrasesIn)
  for (const typed of equal) {
    for (const words of equal) if (words !== typed) add(typed, { words, isNarrower: false })
    for (const words of narrower) add(typed, { words, isNarrower: true })
  }
}

/** Whether a whole query is one phrase with synonyms. */
export const isPhrase = (words: string[]): boolean => synonyms.has(words.join(''))

/**
 * The other readings of a query, in which phrases are replaced by their synonyms, up to a number.
 * Empty for a query without synonyms.
 */
export function readingsOf(words: string[]): Reading[] {
  let readings: Reading[] = [{ words: [], isNarrower: true }]
  for (let at = 0; at < words.length;) {
    const length = phraseLengthAt(words, at)
    const typed = words.slice(at, at + length)
    const asTyped = { words: typed, isNarrower: true }
    const phrases = [asTyped, ...(synonyms.get(typed.join('')) ?? [])]
    readings = phrases
      .flatMap((phrase) =>
        readings.map((reading) => ({
          words: [...reading.words, ...phrase.words],
          isNarrower: reading.isNarrower && phrase.isNarrower,
        })),
      )
      .slice(0, MAX_READINGS + 1)
    at += length
  }
  return readings.slice(1)
}

/** The number of words of the longest phrase with synonyms here; otherwise 1. */
function phraseLengthAt(words: string[], at: number): number {
  let found = 1
  let key = ''
  for (let length = 1; at + length <= words.length && key.length <= longest; length += 1) {
    key += words[at + length - 1]
    if (synonyms.has(key)) found = length
  }
  return found
}
