import type { Database } from '@/server/db/connection'
import { isLatin, isSyllabic, normalise } from '@/server/domain/search/fold'
import { pairLexeme } from '@/server/domain/search/lexemes'
import { pairsOf, piecesOf } from '@/server/domain/search/segment'
import { partsOf, splitRun } from '@/server/domain/search/split-run'
import { withoutStopWords } from '@/server/domain/search/stop-words'
import * as words from '@/server/repositories/search-words'

/** One of the ways in which a word of a query may be meant. */
export interface Reading extends words.KnownWord {
  /** Whether it is the word itself and not one that begins with it. */
  isWhole: boolean
}

export interface Understanding {
  /** In the order of the query, for each word its readings, never none. */
  readings: Reading[][]
  /** Pairs of letters, as lexemes, that a name must have beside the words. */
  pairs: string[]
  /** Whether every word was known as it was typed. */
  isVerbatim: boolean
}

const MAX_WORDS = 12
const MAX_PAIRS = 24

/** A run is what stands between spaces; in Thai, Chinese and Japanese that may be a whole sentence. */
export type Run = string[]

/** The words as they are, in runs cut anew where the dictionary cut them elsewhere; null when one is unknown. */
export async function asTyped(db: Database, keyword: string): Promise<Understanding | null> {
  const { readings, unknown } = await readAndCut(db, keyword)
  return unknown.size === 0 ? settle(readings, true) : null
}

/**
 * Runs that the dictionary cut, but that are words of the catalogue as a whole: a katakana word typed in hiragana, or a
 * Thai word typed without its marks. Null when there is none.
 */
export async function asWholeRuns(db: Database, keyword: string): Promise<Understanding | null> {
  const runs = typedRuns(keyword)
  if (runs.every((run) => run.length === 1)) return null
  const joined = runs.map((run) => run.join(''))
  const { whole, beginnings } = await words.knownParts(db, joined, joined.slice(-1))
  const isWord = (word: string, index: number) =>
    whole.has(word) || (index === joined.length - 1 && beginnings.has(word))
  const cut = runs.map((run, index) => {
    const word = joined[index] ?? ''
    return run.length > 1 && isWord(word, index) ? [word] : run
  })
  if (cut.every((run, index) => run === runs[index])) return null
  const { readings, unknown } = await readRuns(db, significant(cut))
  return unknown.size === 0 ? settle(readings, true) : null
}

/**
 * What is written without spaces letter by letter, for a part of a name that the dictionary cut elsewhere.
 * Null when there is no such run, or an unknown word beside it.
 */
export async function byLetters(db: Database, keyword: string): Promise<Understanding | null> {
  const pairs = normalise(keyword).split(/\s+/).flatMap(pairsOf)
  if (pairs.length === 0) return null
  const others = runsOf(keyword)
    .flat()
    .filter((word) => pairsOf(word).length === 0 && isLatin(word))
  const { readings, unknown } = await readRuns(db, [others])
  if (unknown.size > 0) return null
  return {
    readings,
    pairs: [...new Set(pairs)].slice(0, MAX_PAIRS).map(pairLexeme),
    isVerbatim: false,
  }
}

export const settle = (readings: Reading[][], isVerbatim: boolean): Understanding | null =>
  readings.length === 0 ? null : { readings, pairs: [], isVerbatim }

export const runsOf = (keyword: string): Run[] => significant(typedRuns(keyword))

const typedRuns = (keyword: string): Run[] =>
  normalise(keyword)
    .split(/\s+/)
    .map((run) => piecesOf(run).map((piece) => piece.folded))

/** Without stop words and what is beyond the longest query. */
function significant(runs: Run[]): Run[] {
  const kept = new Set(withoutStopWords(runs.flat()))
  let left = MAX_WORDS
  return runs.flatMap((run) => {
    const own = run.filter((word) => kept.has(word)).slice(0, left)
    left -= own.length
    return own.length > 0 ? [own] : []
  })
}

export interface Reads {
  readings: Reading[][]
  /** Places of the words, counted over all runs, that nothing is called by. */
  unknown: Set<number>
}

export async function readRuns(db: Database, runs: Run[]): Promise<Reads> {
  const all = runs.flat()
  const last = all.at(-1)
  if (last === undefined) return { readings: [], unknown: new Set() }
  const known = await words.lookUp(db, all, last)
  const readings = all.map((word, place) =>
    known
      .filter((one) => one.word === word || (place === all.length - 1 && one.word.startsWith(word)))
      .map((one) => ({ ...one, isWhole: one.word === word })),
  )
  const unknown = readings.flatMap((own, place) => (own.length === 0 ? [place] : []))
  return { readings, unknown: new Set(unknown) }
}

/** Reads the runs, and those with unknown words once more as the words of the catalogue would cut them. */
export async function readAndCut(db: Database, keyword: string): Promise<Reads & { runs: Run[] }> {
  const runs = runsOf(keyword)
  const first = await readRuns(db, runs)
  if (first.unknown.size === 0) return { ...first, runs }
  const cut = await cutAnew(db, runs, first.unknown)
  return { ...(cut.isChanged ? await readRuns(db, cut.runs) : first), runs: cut.runs }
}

/** Tries each run with an unknown word in it as one piece, cut by the words that goods are called by. */
async function cutAnew(db: Database, runs: Run[], unknown: Set<number>) {
  let place = 0
  let isChanged = false
  const cut: Run[] = []
  for (const [index, run] of runs.entries()) {
    const isUnknown = run.some((_, offset) => unknown.has(place + offset))
    place += run.length
    const found = isUnknown ? await cutRun(db, run, index === runs.length - 1) : null
    isChanged ||= found !== null
    cut.push(found ?? run)
  }
  return { runs: cut, isChanged }
}

async function cutRun(db: Database, run: Run, isLastRun: boolean): Promise<Run | null> {
  const joined = run.join('')
  const parts = partsOf(joined)
  if (parts.length === 0) return null
  const endings = isLastRun ? parts.filter((part) => joined.endsWith(part)) : []
  const { whole, beginnings } = await words.knownParts(db, parts, endings)
  const pieces = splitRun(
    joined,
    (word, isLast) => whole.has(word) || (isLast && word.length > 1 && beginnings.has(word)),
  )
  if (!pieces) return null
  // A run can nearly always be cut into single letters; that would be no reading of it.
  const [least, most] = isLatin(joined) ? [3, 1] : isSyllabic(joined) ? [1, 0] : [2, 0]
  const short = pieces.filter((piece) => [...piece].length < least && !run.includes(piece))
  return short.length <= most && pieces.length > 1 ? pieces : null
}
