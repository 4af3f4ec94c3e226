import { fold, normalise } from './fold'

/** A word as it stands in a text, and the form it is compared in. */
export interface Piece {
  folded: string
  start: number
  end: number
}

const LONGEST_WORD = 40

/** The dictionaries of words go by the script of the letters, so one segmenter reads all five languages. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

const isOneKana = (segment: string) => /^[\u3041-\u3096\u30a1-\u30fa]$/.test(segment)
const isKatakana = (segment: string) => /^[\u30a1-\u30fa\u30fc]+$/.test(segment)

/** Words of a normalised text in order, with their places in it. */
export function piecesOf(normalised: string): Piece[] {
  const pieces: Piece[] = []
  let before = ''
  for (const { segment, index, isWordLike } of segmenter.segment(normalised)) {
    if (!isWordLike) {
      before = ''
      continue
    }
    const last = pieces.at(-1)
    // The dictionary cuts unknown katakana words such as スマホ before their last letter.
    if (last && isOneKana(segment) && isKatakana(segment) && isKatakana(before)) {
      last.end = index + segment.length
      last.folded = clip(fold(normalised.slice(last.start, last.end)))
      before = ''
      continue
    }
    before = segment
    const folded = clip(fold(segment))
    if (folded) pieces.push({ folded, start: index, end: index + segment.length })
  }
  return pieces
}

const clip = (word: string) => [...word].slice(0, LONGEST_WORD).join('')

const CACHED_RUNS = 20_000
const cache = new Map<string, string[]>()

/** The folded words of a text, in order, with repetitions. Runs between spaces repeat much, so they are kept. */
export function wordsOf(text: string): string[] {
  return normalise(text)
    .split(/\s+/)
    .flatMap((run) => {
      const known = cache.get(run)
      if (known) return known
      const words = piecesOf(run).map((piece) => piece.folded)
      if (cache.size >= CACHED_RUNS) cache.clear()
      cache.set(run, words)
      return words
    })
}
