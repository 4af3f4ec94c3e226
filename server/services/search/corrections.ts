import type { Database } from '@/server/db/connection'
import { isLatin } from '@/server/domain/search/fold'
import { isWithinOneEdit, deletionVariants } from '@/server/domain/search/edit-distance'
import * as words from '@/server/repositories/search-words'
import {
  asTyped,
  asUnsplitRuns,
  byBigrams,
  lookUpResegmented,
  lookUpRuns,
  runsOf,
  interpretationOf,
  type Candidate,
  type Lookup,
  type Run,
  type Interpretation,
} from './query'

const MAX_CORRECTIONS = 3
const MAX_SIMILAR = 200
const MAX_CONTAINING = 24
/** Minimum length of a Latin word that may be part of another, for example "watch" of "smartwatch". */
const MIN_SUBSTRING_LENGTH = 5

/** Corrects one typing error in each unknown word. */
async function withCorrections(db: Database, keyword: string): Promise<Interpretation | null> {
  const { runs, ...lookup } = await lookUpResegmented(db, keyword)
  return lookup.unknown.size === 0
    ? null
    : interpretationOf(await correctWords(db, runs, lookup), false)
}

/**
 * For known words without common matches. Corrects words of one character and words that occur in
 * no name, because they may be the result of a typing error. Null without such words.
 */
async function withDoubtfulWordsCorrected(
  db: Database,
  keyword: string,
): Promise<Interpretation | null> {
  const runs = runsOf(keyword)
  const { candidates } = await lookUpRuns(db, runs)
  const all = runs.flat()
  const doubtfulIndexes = candidates.flatMap((alternatives, index) => {
    const isShort = [...(all[index] ?? '')].length === 1
    const isInNames = alternatives.some(
      (candidate) => candidate.isWhole && candidate.names + candidate.shops > 0,
    )
    return isShort || !isInNames ? [index] : []
  })
  if (doubtfulIndexes.length === 0) return null
  return interpretationOf(
    await correctWords(db, runs, { candidates, unknown: new Set(doubtfulIndexes) }),
    false,
  )
}

/** Omits the word that occurs in the fewest names from a query of three or more words. */
async function withoutRarestWord(db: Database, keyword: string): Promise<Interpretation | null> {
  const interpretation = (await asTyped(db, keyword)) ?? (await withCorrections(db, keyword))
  if (!interpretation || interpretation.candidates.length < 3) return null
  const namesOf = (alternatives: Candidate[]) =>
    alternatives.reduce((sum, { names }) => sum + names, 0)
  const rarest = interpretation.candidates.reduce((a, b) => (namesOf(b) < namesOf(a) ? b : a))
  return interpretationOf(
    interpretation.candidates.filter((alternatives) => alternatives !== rarest),
    false,
  )
}

/** Interpretations of a query, the most literal first. The first one with results is used. */
export const INTERPRETERS = [
  asTyped,
  asUnsplitRuns,
  byBigrams,
  withCorrections,
  withDoubtfulWordsCorrected,
  withoutRarestWord,
]

/**
 * Replaces each unknown word, possibly joined with its neighbours in the run, by known words within
 * one edit. Words without a correction are omitted, because the others may suffice.
 */
async function correctWords(db: Database, runs: Run[], { candidates, unknown }: Lookup) {
  const corrected: Candidate[][] = []
  let runStart = 0
  for (const run of runs) {
    let offset = 0
    const current: Candidate[][] = []
    while (offset < run.length) {
      if (!unknown.has(runStart + offset)) {
        current.push(candidates[runStart + offset] ?? [])
        offset += 1
        continue
      }
      const found = await correctAt(db, run, offset)
      if (found) {
        current.length = Math.min(current.length, found.from)
        current.push(found.candidates)
      }
      offset = found?.to ?? offset + 1
    }
    runStart += run.length
    corrected.push(...current)
  }
  return corrected
}

async function correctAt(db: Database, run: Run, offset: number) {
  const word = run[offset] ?? ''
  if (isLatin(word) && word.length >= MIN_SUBSTRING_LENGTH) {
    const containing = await words.containing(db, word, MAX_CONTAINING)
    if (containing.length > 0)
      return { from: offset, to: offset + 1, candidates: asWholeWords(containing) }
  }
  const spans = spansAround(run, offset)
  const variants = new Map(spans.map((span) => [span, deletionVariants(span.text)]))
  const similar = await words.similar(db, [...new Set([...variants.values()].flat())], MAX_SIMILAR)
  for (const span of spans) {
    if (variants.get(span)?.length === 0) continue
    const near = similar.filter(
      (one) => one.word === span.text || isWithinOneEdit(one.word, span.text),
    )
    if (near.length > 0) return { ...span, candidates: asWholeWords(mostUsed(near, span.text)) }
  }
  if (isLatin(word) || [...word].length < 2) return null
  const containing = await words.containing(db, word, MAX_CONTAINING)
  return containing.length > 0
    ? { from: offset, to: offset + 1, candidates: asWholeWords(containing) }
    : null
}

/**
 * The run, then the word with both neighbours, with one, and alone. Corrections of longer text are
 * more reliable.
 */
function spansAround(run: Run, offset: number) {
  const reach = isLatin(run[offset] ?? '')
    ? [[0, 0]]
    : [
        [offset, run.length],
        [1, 1],
        [1, 0],
        [0, 1],
        [0, 0],
      ]
  return reach.map(([before = 0, after = 0]) => {
    const from = Math.max(0, offset - before)
    const to = Math.min(run.length, offset + after + 1)
    return { from, to, text: run.slice(from, to).join('') }
  })
}

/**
 * The most used words, each in all its languages. In scripts with short words, words of the same
 * length are preferred, because an insertion or a deletion often results in an unrelated word.
 */
function mostUsed(near: words.KnownWord[], typed: string): words.KnownWord[] {
  const alike = isLatin(typed) ? [] : near.filter((one) => one.word.length === typed.length)
  const likely = alike.length > 0 ? alike : near
  const names = new Set([...new Set(likely.map((one) => one.word))].slice(0, MAX_CORRECTIONS))
  return likely.filter((one) => names.has(one.word))
}

const asWholeWords = (known: words.KnownWord[]): Candidate[] =>
  known.map((one) => ({ ...one, isWhole: true }))
