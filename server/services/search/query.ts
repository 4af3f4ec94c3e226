import type { Database } from '@/server/db/connection'
import { fold, isLatin, isSyllabic, normalise, sizeOf } from '@/server/domain/search/fold'
import { bigramLexeme } from '@/server/domain/search/lexemes'
import { bigramsOf, tokenise } from '@/server/domain/search/segment'
import { substringsOf, splitRun } from '@/server/domain/search/split-run'
import { withoutStopWords } from '@/server/domain/search/stop-words'
import { isPhrase, readingsOf } from '@/server/domain/search/synonyms'
import * as words from '@/server/repositories/search-words'

/** A catalogue word that a word of the query may stand for. */
export interface Candidate extends words.KnownWord {
  /** False if the query only contains a prefix or a synonym of the word. */
  isWhole: boolean
}

export interface Interpretation {
  /** For each word of the query, in order, one or more candidates. */
  candidates: Candidate[][]
  /** The same for readings of the query with synonyms. Only they may be known. */
  synonyms: Candidate[][][]
  /** Those of `synonyms` that name narrower goods for the whole query. */
  narrower: Candidate[][][]
  /** Lexemes of bigrams that a name must contain in addition to the words. */
  bigrams: string[]
  /** Whether every word is known without corrections. */
  isVerbatim: boolean
}

const MAX_WORDS = 12
const MAX_NORMALISED = 200
const MAX_BIGRAMS = 24

/** The words of a run of text between spaces. In Thai, Chinese and Japanese a run may be a sentence. */
export type Run = string[]

/** The words as typed, and their synonyms. Null if a word is unknown and has no synonym. */
export function asTyped(typed: Lookup): Interpretation | null {
  const { candidates, synonyms, narrower, unknown } = typed
  const isKnown = unknown.size === 0 && candidates.length > 0
  if (!isKnown && synonyms.length === 0) return null
  const known = isKnown ? candidates : []
  return { candidates: known, synonyms, narrower, bigrams: [], isVerbatim: isKnown }
}

/**
 * Runs that the segmenter splits, but that are one word of the catalogue: a katakana word typed in
 * hiragana, or a Thai word typed without its marks. Null if there is none.
 */
export async function asUnsplitRuns(db: Database, keyword: string): Promise<Interpretation | null> {
  const runs = segmentQuery(keyword)
  if (runs.every((run) => run.length === 1)) return null
  const joined = runs.map((run) => run.join(''))
  const { whole, prefixes } = await words.findKnownSubstrings(db, joined, joined.slice(-1))
  const isWord = (word: string, index: number) =>
    whole.has(word) || (index === joined.length - 1 && prefixes.has(word))
  const resegmented = runs.map((run, index) => {
    const word = joined[index] ?? ''
    return run.length > 1 && isWord(word, index) ? [word] : run
  })
  if (resegmented.every((run, index) => run === runs[index])) return null
  const { candidates, unknown } = await lookUpRuns(db, limitWords(resegmented))
  return unknown.size === 0 ? interpretationOf(candidates, true) : null
}

/**
 * Matches runs without spaces by bigrams, for parts of names that the segmenter splits differently.
 * Null if there is no such run, or if a Latin word is unknown.
 */
export async function byBigrams(db: Database, keyword: string): Promise<Interpretation | null> {
  const bigrams = normaliseKeyword(keyword)
    .split(/\s+/)
    .filter((run) => sizeOf(fold(run)) > 1)
    .flatMap(bigramsOf)
  if (bigrams.length === 0) return null
  const others = runsOf(keyword)
    .flat()
    .filter((word) => bigramsOf(word).length === 0 && isLatin(word))
  const { candidates, unknown } = await lookUpRuns(db, [others])
  if (unknown.size > 0) return null
  return {
    candidates,
    synonyms: [],
    narrower: [],
    bigrams: [...new Set(bigrams)].slice(0, MAX_BIGRAMS).map(bigramLexeme),
    isVerbatim: false,
  }
}

export const interpretationOf = (
  candidates: Candidate[][],
  isVerbatim: boolean,
): Interpretation | null =>
  candidates.length === 0
    ? null
    : { candidates, synonyms: [], narrower: [], bigrams: [], isVerbatim }

export const runsOf = (keyword: string): Run[] => limitWords(segmentQuery(keyword))

/** NFKC can make a keyword 18 times longer, after its length was checked. */
const normaliseKeyword = (keyword: string): string => normalise(keyword).slice(0, MAX_NORMALISED)

const segmentQuery = (keyword: string): Run[] =>
  normaliseKeyword(keyword)
    .split(/\s+/)
    .map((run) => tokenise(run).map((token) => token.folded))

/** Removes stop words and the words after the first `MAX_WORDS`. */
function limitWords(runs: Run[]): Run[] {
  const significant = new Set(withoutStopWords(runs.flat()))
  let remaining = MAX_WORDS
  return runs.flatMap((run) => {
    const limited = run.filter((word) => significant.has(word)).slice(0, remaining)
    remaining -= limited.length
    return limited.length > 0 ? [limited] : []
  })
}

export interface Lookup extends Pick<Interpretation, 'candidates' | 'synonyms' | 'narrower'> {
  /** Indexes, over all runs, of the words that are not in the catalogue. */
  unknown: Set<number>
}

const isWhole = (candidate: Candidate) => candidate.isWhole

export async function lookUpRuns(db: Database, runs: Run[]): Promise<Lookup> {
  const all = runs.flat()
  const last = all.at(-1)
  if (last === undefined) return { candidates: [], synonyms: [], narrower: [], unknown: new Set() }
  const readings = readingsOf(all)
  const known = await words.findWithCompletions(
    db,
    [...all, ...readings.flatMap((reading) => reading.words)],
    last,
  )
  const candidates = all.map((word, index) =>
    known
      .filter((one) => one.word === word || (index === all.length - 1 && one.word.startsWith(word)))
      .map((one) => ({ ...one, isWhole: one.word === word })),
  )
  const unknown = candidates.flatMap((alternatives, index) =>
    alternatives.length === 0 ? [index] : [],
  )
  const synonyms = readings
    .map((reading) =>
      reading.words.map((word) =>
        known
          .filter((one) => one.word === word)
          .map((one) => ({ ...one, isWhole: reading.isNarrower })),
      ),
    )
    .filter((reading) => reading.every((alternatives) => alternatives.length > 0))
  const narrower = isPhrase(all) ? synonyms.filter((reading) => reading.flat().every(isWhole)) : []
  return { candidates, synonyms, narrower, unknown: new Set(unknown) }
}

/** A query as the segmenter splits it and, if that has unknown words, with those runs segmented again. */
export interface Typed extends Lookup {
  runs: Run[]
  segmented: Lookup & { runs: Run[] }
}

/** Looks up the runs. Runs with unknown words are segmented again with the words of the catalogue. */
export async function lookUpTyped(db: Database, keyword: string): Promise<Typed> {
  const runs = runsOf(keyword)
  const segmented = { ...(await lookUpRuns(db, runs)), runs }
  const resegmented = await resegment(db, segmented)
  if (resegmented === runs) return { ...segmented, segmented }
  return { ...(await lookUpRuns(db, resegmented)), runs: resegmented, segmented }
}

/**
 * Segments each run that contains an unknown word with the words of the catalogue. Returns the same
 * array if none can be.
 */
async function resegment(db: Database, { runs, unknown }: Lookup & { runs: Run[] }) {
  let runStart = 0
  const joined = runs.map((run) => {
    const isUnknown = run.some((_, offset) => unknown.has(runStart + offset))
    runStart += run.length
    return isUnknown ? run.join('') : ''
  })
  const substrings = [...new Set(joined.flatMap(substringsOf))]
  if (substrings.length === 0) return runs
  const last = joined.at(-1) ?? ''
  const endings = substringsOf(last).filter((part) => last.endsWith(part))
  const { whole, prefixes } = await words.findKnownSubstrings(db, substrings, endings)
  const resegmented = runs.map((run, index) => {
    const isLastRun = index === runs.length - 1
    const isKnown = (word: string, isLast: boolean) =>
      whole.has(word) || (isLastRun && isLast && word.length > 1 && prefixes.has(word))
    return resegmentRun(run, joined[index] ?? '', isKnown) ?? run
  })
  return resegmented.some((run, index) => run !== runs[index]) ? resegmented : runs
}

function resegmentRun(
  run: Run,
  joined: string,
  isKnown: (word: string, isLast: boolean) => boolean,
): Run | null {
  const split = substringsOf(joined).length === 0 ? null : splitRun(joined, isKnown)
  if (!split) return null
  // Nearly every run can be split into single characters, which would be meaningless.
  const [minLength, maxShort] = isLatin(joined) ? [3, 1] : isSyllabic(joined) ? [1, 0] : [2, 0]
  const short = split.filter((word) => [...word].length < minLength && !run.includes(word))
  return short.length <= maxShort && split.length > 1 ? split : null
}
