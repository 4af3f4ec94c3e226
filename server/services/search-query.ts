import type { Database } from '@/server/db/connection'
import { isLatin, normalise } from '@/server/domain/search/fold'
import { piecesOf } from '@/server/domain/search/segment'
import { partsOf, splitRun } from '@/server/domain/search/split-run'
import { withoutStopWords } from '@/server/domain/search/stop-words'
import { isOneMistakeApart, variantsOf } from '@/server/domain/search/typing-mistakes'
import * as words from '@/server/repositories/search-words'

/** One of the ways in which a word of a query may be meant. */
export interface Reading extends words.KnownWord {
  /** Whether it is the word itself and not one that begins with it. */
  isWhole: boolean
}

export interface Understanding {
  /** In the order of the query, for each word its readings, never none. */
  readings: Reading[][]
  /** Whether every word was known as it was typed. */
  isVerbatim: boolean
}

const MOST_WORDS = 12
const CORRECTIONS = 3
const SIMILAR = 200

/** A run is what stands between spaces; in Thai, Chinese and Japanese that may be a whole sentence. */
type Run = string[]

/**
 * Reads a query against the words that goods and shops are called by: cuts runs anew where the dictionary
 * cut them elsewhere, and mends one typing mistake per word. Null when there is nothing to look for.
 */
export async function understand(db: Database, keyword: string): Promise<Understanding | null> {
  const runs = runsOf(keyword)
  const first = await readRuns(db, runs)
  if (first.unknown.size === 0) return settle(first.readings, true)
  const cut = await cutAnew(db, runs, first.unknown)
  const second = cut.isChanged ? await readRuns(db, cut.runs) : first
  if (second.unknown.size === 0) return settle(second.readings, true)
  return settle(await mend(db, cut.runs, second), false)
}

const settle = (readings: Reading[][], isVerbatim: boolean): Understanding | null =>
  readings.length === 0 ? null : { readings, isVerbatim }

/**
 * For a query that fits nothing although its words are known: a mistake may have left words of one letter
 * or the beginning of another word, and a word that no name has cannot be meant. Null without such words.
 */
export async function misunderstand(db: Database, keyword: string): Promise<Understanding | null> {
  const runs = runsOf(keyword)
  const { readings } = await readRuns(db, runs)
  const all = runs.flat()
  const doubtful = readings.flatMap((own, place) => {
    const isShort = [...(all[place] ?? '')].length === 1
    const isNamed = own.some((reading) => reading.isWhole && reading.names + reading.shops > 0)
    return isShort || !isNamed ? [place] : []
  })
  if (doubtful.length === 0) return null
  return settle(await mend(db, runs, { readings, unknown: new Set(doubtful) }), false)
}

/** The last resort for three words and more: the word that the fewest names have is left out. */
export async function withoutOne(db: Database, keyword: string): Promise<Understanding | null> {
  const words = await understand(db, keyword)
  if (!words || words.readings.length < 3) return null
  const namesOf = (own: Reading[]) => own.reduce((sum, { names }) => sum + names, 0)
  const rarest = words.readings.reduce((a, b) => (namesOf(b) < namesOf(a) ? b : a))
  return settle(
    words.readings.filter((own) => own !== rarest),
    false,
  )
}

export function runsOf(keyword: string): Run[] {
  const runs = normalise(keyword)
    .split(/\s+/)
    .map((run) => piecesOf(run).map((piece) => piece.folded))
  const kept = new Set(withoutStopWords(runs.flat()))
  let left = MOST_WORDS
  return runs.flatMap((run) => {
    const own = run.filter((word) => kept.has(word)).slice(0, left)
    left -= own.length
    return own.length > 0 ? [own] : []
  })
}

interface Reads {
  readings: Reading[][]
  /** Places of the words, counted over all runs, that nothing is called by. */
  unknown: Set<number>
}

async function readRuns(db: Database, runs: Run[]): Promise<Reads> {
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
    (word, isLast) => whole.has(word) || (isLast && beginnings.has(word)),
  )
  if (!pieces) return null
  // A run can nearly always be cut into single letters; that would be no reading of it.
  const least = isLatin(joined) ? 3 : 2
  const short = pieces.filter((piece) => [...piece].length < least && !run.includes(piece))
  return short.length <= 1 && pieces.length > 1 ? pieces : null
}

/**
 * Replaces each unknown word, with its neighbours in the run where that helps, by known ones a mistake
 * away. A word that nothing is near to is passed over: the others may still find what was meant.
 */
async function mend(db: Database, runs: Run[], { readings, unknown }: Reads) {
  const mended: Reading[][] = []
  let place = 0
  for (const run of runs) {
    let offset = 0
    const own: Reading[][] = []
    while (offset < run.length) {
      if (!unknown.has(place + offset)) {
        own.push(readings[place + offset] ?? [])
        offset += 1
        continue
      }
      const found = await mendAt(db, run, offset)
      if (found) {
        own.length = Math.min(own.length, found.from)
        own.push(found.readings)
      }
      offset = found?.to ?? offset + 1
    }
    place += run.length
    mended.push(...own)
  }
  return mended
}

async function mendAt(db: Database, run: Run, at: number) {
  const spans = spansAround(run, at)
  const variants = new Map(spans.map((span) => [span, variantsOf(span.text)]))
  const similar = await words.similar(db, [...new Set([...variants.values()].flat())], SIMILAR)
  for (const span of spans) {
    const own = new Set(variants.get(span))
    const near = similar.filter(
      (one) => own.size > 0 && (one.word === span.text || isOneMistakeApart(one.word, span.text)),
    )
    if (near.length > 0) return { ...span, readings: wholes(best(near)) }
  }
  const word = run[at] ?? ''
  if (isLatin(word) || [...word].length < 2) return null
  const containing = await words.containing(db, word, SIMILAR)
  return containing.length > 0 ? { from: at, to: at + 1, readings: wholes(containing) } : null
}

/** The whole run, then the word with both neighbours, with one, and alone: a longer match is a surer one. */
function spansAround(run: Run, at: number) {
  const reach = isLatin(run[at] ?? '')
    ? [[0, 0]]
    : [
        [at, run.length],
        [1, 1],
        [1, 0],
        [0, 1],
        [0, 0],
      ]
  return reach.map(([before = 0, after = 0]) => {
    const from = Math.max(0, at - before)
    const to = Math.min(run.length, at + after + 1)
    return { from, to, text: run.slice(from, to).join('') }
  })
}

/** The few most used words; each with all the languages it is known in. */
function best(near: words.KnownWord[]): words.KnownWord[] {
  const names = new Set([...new Set(near.map((one) => one.word))].slice(0, CORRECTIONS))
  return near.filter((one) => names.has(one.word))
}

const wholes = (known: words.KnownWord[]): Reading[] =>
  known.map((one) => ({ ...one, isWhole: true }))
