import { fold, normalise } from './fold'
import { remembering } from './remembering'

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

const WITHOUT_SPACES =
  /[\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]{2,}/gu
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Every two neighbouring letters of what is written without spaces. Where a word ends depends on what
 * stands around it; these do not, so a part of a name always finds it. Takes normalised text.
 */
export function pairsOf(normalised: string): string[] {
  return (normalised.match(WITHOUT_SPACES) ?? []).flatMap((run) => {
    const all = Array.from(letters.segment(fold(run)), ({ segment }) => segment)
    return all.slice(1).map((letter, before) => `${all[before]}${letter}`)
  })
}

const CACHED_RUNS = 50_000
const CACHED_NAMES = 5000

// Runs between spaces repeat much in the catalogue. What visitors type is never kept: they could fill the memory.
const cutRun = (run: string) => piecesOf(normalise(run)).map((piece) => piece.folded)
const wordsOfRun = remembering(CACHED_RUNS, cutRun)
export const pairsOfRun = remembering(CACHED_RUNS, (run) => pairsOf(normalise(run)))
/** The pieces of a normalised name: the same few sell best and are suggested from again and again. */
export const piecesOfName = remembering(CACHED_NAMES, piecesOf)

/** The folded words of a text of the catalogue, in order, with repetitions. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).flatMap(wordsOfRun)
/** As `wordsOf`, for what a visitor typed. */
export const typedWordsOf = (typed: string): string[] => typed.split(/\s+/).flatMap(cutRun)
