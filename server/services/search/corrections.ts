import type { Database } from '@/server/db/connection'
import { fold, isLatin, sizeOf } from '@/server/domain/search/fold'
import { rangeNames } from '@/server/domain/search/range-words'
import { deletionVariants, isWithinOneEdit } from '@/server/domain/search/edit-distance'
import * as words from '@/server/repositories/search-words'
import {
  asTyped,
  asUnsplitRuns,
  byBigrams,
  interpretationOf,
  lookUpTyped,
  type Candidate,
  type Interpretation,
  type Run,
  type Typed,
} from './query'

/** Further unknown words are omitted, because each one costs time, whoever sends them. */
const MAX_CORRECTED = 4
const MAX_CORRECTIONS = 3
const MAX_SIMILAR = 200
const MAX_CONTAINING = 24
/** Minimum length of a Latin word that may be part of another, for example "watch" of "smartwatch". */
const MIN_SUBSTRING_LENGTH = 5
/** In scripts with short words, shorter text is similar to many unrelated words: 手套 (gloves) to 手工 (handmade). */
const MIN_SIMILAR_SIZE = 3

/**
 * Interpretations of a query, the most literal first. The first one with results is used. The number
 * of statements does not depend on the number of words.
 */
export async function* interpretationsOf(
  db: Database,
  keyword: string,
): AsyncGenerator<Interpretation> {
  const typed = await lookUpTyped(db, keyword)
  const literal = asTyped(typed)
  if (literal) yield literal
  for (const interpret of [asUnsplitRuns, byBigrams]) {
    const interpretation = await interpret(db, keyword)
    if (interpretation) yield interpretation
  }
  const corrected = await withCorrections(db, typed)
  if (corrected) yield corrected
  const doubtful = await withDoubtfulWordsCorrected(db, typed)
  if (doubtful) yield doubtful
  const fewer = withoutRarestWord(corrected ?? literal)
  if (fewer) yield fewer
}

/** Corrects one typing error in each unknown word. */
const withCorrections = async (db: Database, typed: Typed): Promise<Interpretation | null> =>
  typed.unknown.size === 0 ? null : interpretationOf(await correctWords(db, typed), false)

/**
 * For known words without common matches. Corrects words of one character and words that occur in
 * no name, because they may be the result of a typing error. Null without such words.
 */
async function withDoubtfulWordsCorrected(
  db: Database,
  { runs, segmented }: Typed,
): Promise<Interpretation | null> {
  const { candidates, unknown } = segmented
  const all = segmented.runs.flat()
  const doubtful = candidates.flatMap((alternatives, index) => {
    const isShort = [...(all[index] ?? '')].length === 1
    const isInNames = alternatives.some(
      (candidate) => candidate.isWhole && candidate.names + candidate.shops > 0,
    )
    return isShort || !isInNames ? [index] : []
  })
  // Unknown words alone were corrected before.
  const isNew = doubtful.some((index) => !unknown.has(index)) || runs !== segmented.runs
  if (doubtful.length === 0 || !isNew) return null
  return interpretationOf(
    await correctWords(db, { ...segmented, unknown: new Set(doubtful) }),
    false,
  )
}

/** Omits the word that occurs in the fewest names from a query of three or more words. */
function withoutRarestWord(interpretation: Interpretation | null): Interpretation | null {
  if (!interpretation || interpretation.candidates.length < 3) return null
  const namesOf = (alternatives: Candidate[]) =>
    alternatives.reduce((sum, { names }) => sum + names, 0)
  const rarest = interpretation.candidates.reduce((a, b) => (namesOf(b) < namesOf(a) ? b : a))
  return interpretationOf(
    interpretation.candidates.filter((alternatives) => alternatives !== rarest),
    false,
  )
}

/**
 * Replaces each of the first unknown words, possibly joined with its neighbours in the run, by known
 * words within one edit. Words without a correction are omitted, because the others may suffice, as are words for
 * ranges of goods: "food tea" means tea.
 */
async function correctWords(db: Database, { runs, candidates, unknown }: Typed['segmented']) {
  const all: Place[] = runs.flatMap((run) => run.map((_, offset) => ({ run, offset })))
  const places = [...unknown].slice(0, MAX_CORRECTED).map((index) => all[index]!)
  const isRange = (place: Place) => rangeNames([wordAt(place)]) !== undefined
  const corrections = await findCorrections(
    db,
    places.filter((place) => !isRange(place)),
  )
  const corrected: Candidate[][] = []
  let runStart = 0
  for (const run of runs) {
    let offset = 0
    const current: Candidate[][] = []
    while (offset < run.length) {
      const own = candidates[runStart + offset] ?? []
      const place = all[runStart + offset]!
      const found = corrections.get(place)
      if (found) {
        current.length = Math.min(current.length, found.from)
        current.push(found.candidates)
      } else if (own.length > 0 && !places.includes(place)) current.push(own)
      offset = found?.to ?? offset + 1
    }
    runStart += run.length
    corrected.push(...current)
  }
  return corrected
}

/** A word of a run. */
interface Place {
  run: Run
  offset: number
}

interface Correction {
  /** The words of the run that are replaced. */
  from: number
  to: number
  candidates: Candidate[]
}

/** The corrections of several words, with one statement for all words of each way to correct them. */
async function findCorrections(db: Database, places: Place[]): Promise<Map<Place, Correction>> {
  const latin = places.filter((place) => isLatin(wordAt(place)))
  const found = await findContaining(
    db,
    latin.filter((place) => wordAt(place).length >= MIN_SUBSTRING_LENGTH),
  )
  const others = places
    .filter((place) => !found.has(place))
    .map((place) => ({
      place,
      spans: spansAround(place.run, place.offset).filter(({ text }) => isLong(text, place.run)),
    }))
  for (const [place, correction] of await findSimilar(db, others)) found.set(place, correction)
  const rest = places.filter(
    (place) => !found.has(place) && !latin.includes(place) && sizeOf(wordAt(place)) > 1,
  )
  for (const [place, correction] of await findContaining(db, rest)) found.set(place, correction)
  return found
}

const isLong = (text: string, run: Run) =>
  isLatin(text) || Math.max(sizeOf(text), sizeOf(run.join('')) - 1) >= MIN_SIMILAR_SIZE

const wordAt = ({ run, offset }: Place) => run[offset] ?? ''

/** Words of which the typed word is a part. */
async function findContaining(db: Database, places: Place[]): Promise<Map<Place, Correction>> {
  const parts = [...new Set(places.map(wordAt))]
  const known = parts.length > 0 ? await words.containing(db, parts, MAX_CONTAINING) : []
  const found = new Map<Place, Correction>()
  for (const place of places) {
    const candidates = asWholeWords(known.filter(({ part }) => part === wordAt(place)))
    const { offset } = place
    if (candidates.length > 0) found.set(place, { from: offset, to: offset + 1, candidates })
  }
  return found
}

/** Words within one edit of the first span that has any. */
async function findSimilar(
  db: Database,
  typed: { place: Place; spans: Span[] }[],
): Promise<Map<Place, Correction>> {
  const variants = new Set(
    typed.flatMap(({ spans }) => spans.flatMap(({ text }) => deletionVariants(text))),
  )
  const found = new Map<Place, Correction>()
  if (variants.size === 0) return found
  const similar = await words.similar(db, [...variants], MAX_SIMILAR * typed.length)
  for (const { place, spans } of typed) {
    for (const { from, to, text } of spans) {
      if (found.has(place) || deletionVariants(text).length === 0) continue
      const near = similar.filter(({ word }) => word === text || isTypoOf(text, word))
      if (near.length > 0)
        found.set(place, { from, to, candidates: asWholeWords(mostUsed(near, text)) })
    }
  }
  return found
}

/** The first letter is rarely a typing error: "mallet" does not mean "ballet", nor 裙子 (skirt) 袜子 (socks). */
const isTypoOf = (typed: string, word: string) =>
  word.charAt(0) === typed.charAt(0) && isWithinOneEdit(word, typed)

interface Span {
  from: number
  to: number
  text: string
}

/**
 * The run, then the word with both neighbours, with one, and alone. Corrections of longer text are
 * more reliable.
 */
function spansAround(run: Run, offset: number): Span[] {
  const word = run[offset] ?? ''
  if (isLatin(word))
    return [word, withOtherEnding(word)].map((text) => ({ from: offset, to: offset + 1, text }))
  const reach = [
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

/** A typing error may look like a plural, which folding removed (drses), or hide one (towelss). */
const withOtherEnding = (word: string): string =>
  word.endsWith('s') ? fold(word.slice(0, -1)) : `${word}s`

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
