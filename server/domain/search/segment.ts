import { fold, normalise } from './fold'
import { memoise } from './memoise'

/** A word of a text with its position and its folded form. */
export interface Token {
  folded: string
  start: number
  end: number
}

const MAX_WORD_LENGTH = 40

/** ICU selects the dictionary by script, so one segmenter serves all five languages. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

const isOneKana = (segment: string) => /^[\u3041-\u3096\u30a1-\u30fa]$/.test(segment)
const isKatakana = (segment: string) => /^[\u30a1-\u30fa\u30fc]+$/.test(segment)

/** The words of a normalised text in order, with their positions. */
export function tokenise(normalised: string): Token[] {
  const tokens: Token[] = []
  let previous = ''
  for (const { segment, index, isWordLike } of segmenter.segment(normalised)) {
    if (!isWordLike) {
      previous = ''
      continue
    }
    const last = tokens.at(-1)
    // The segmenter splits unknown katakana words such as スマホ before their last character.
    if (last && isOneKana(segment) && isKatakana(segment) && isKatakana(previous)) {
      last.end = index + segment.length
      last.folded = clip(fold(normalised.slice(last.start, last.end)))
      previous = ''
      continue
    }
    previous = segment
    const folded = clip(fold(segment))
    if (folded) tokens.push({ folded, start: index, end: index + segment.length })
  }
  return tokens
}

const clip = (word: string) => [...word].slice(0, MAX_WORD_LENGTH).join('')

const RUNS_WITHOUT_SPACES =
  /[\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]{2,}/gu
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Character bigrams of the runs without spaces in a normalised text. Unlike word boundaries,
 * bigrams do not depend on the context, so a substring of a name always matches it.
 */
export function bigramsOf(normalised: string): string[] {
  return (normalised.match(RUNS_WITHOUT_SPACES) ?? []).flatMap((run) => {
    const characters = Array.from(graphemes.segment(fold(run)), ({ segment }) => segment)
    return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
  })
}

const CACHED_RUNS = 50_000
const CACHED_NAMES = 5000

// Memoised for the catalogue, in which runs between spaces repeat. Queries are not cached, because
// visitors could fill the memory.
const segmentRun = (run: string) => tokenise(normalise(run)).map((token) => token.folded)
const wordsOfRun = memoise(CACHED_RUNS, segmentRun)
export const bigramsOfRun = memoise(CACHED_RUNS, (run) => bigramsOf(normalise(run)))
/** Memoised, because suggestions come from the same best-selling products. */
export const tokeniseName = memoise(CACHED_NAMES, tokenise)

/** The folded words of a catalogue text, in order and with repetitions. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).flatMap(wordsOfRun)
/** `wordsOf` without the cache, for queries. */
export const wordsOfQuery = (typed: string): string[] => typed.split(/\s+/).flatMap(segmentRun)
