import type { Database } from '@/server/db/connection'
import { isLatin } from '@/server/domain/search/fold'
import { isOneMistakeApart, variantsOf } from '@/server/domain/search/typing-mistakes'
import * as words from '@/server/repositories/search-words'
import {
  asTyped,
  asWholeRuns,
  byLetters,
  readAndCut,
  readRuns,
  runsOf,
  settle,
  type Reading,
  type Reads,
  type Run,
  type Understanding,
} from './query'

const CORRECTIONS = 3
const SIMILAR = 200
const CONTAINING = 24
/** A Latin word as long as this may be the end of another, as watch is of smartwatch. */
const SHORTEST_PART = 5

/** With one typing mistake in each unknown word. */
async function mended(db: Database, keyword: string): Promise<Understanding | null> {
  const { runs, ...reads } = await readAndCut(db, keyword)
  return reads.unknown.size === 0 ? null : settle(await mend(db, runs, reads), false)
}

/**
 * For words that are known but fit nothing together: a mistake may have left words of one letter or the
 * beginning of another word, and a word that no name has cannot be meant. Null without such words.
 */
async function misread(db: Database, keyword: string): Promise<Understanding | null> {
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

/** Three words and more, but for the one that the fewest names have. */
async function withoutOne(db: Database, keyword: string): Promise<Understanding | null> {
  const words = (await asTyped(db, keyword)) ?? (await mended(db, keyword))
  if (!words || words.readings.length < 3) return null
  const namesOf = (own: Reading[]) => own.reduce((sum, { names }) => sum + names, 0)
  const rarest = words.readings.reduce((a, b) => (namesOf(b) < namesOf(a) ? b : a))
  return settle(
    words.readings.filter((own) => own !== rarest),
    false,
  )
}

/** The ways to understand a query, the most literal first; a later one counts when those before find nothing. */
export const INTERPRETATIONS = [asTyped, asWholeRuns, byLetters, mended, misread, withoutOne]

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
  const word = run[at] ?? ''
  if (isLatin(word) && word.length >= SHORTEST_PART) {
    const containing = await words.containing(db, word, CONTAINING)
    if (containing.length > 0) return { from: at, to: at + 1, readings: wholes(containing) }
  }
  const spans = spansAround(run, at)
  const variants = new Map(spans.map((span) => [span, variantsOf(span.text)]))
  const similar = await words.similar(db, [...new Set([...variants.values()].flat())], SIMILAR)
  for (const span of spans) {
    if (variants.get(span)?.length === 0) continue
    const near = similar.filter(
      (one) => one.word === span.text || isOneMistakeApart(one.word, span.text),
    )
    if (near.length > 0) return { ...span, readings: wholes(best(near, span.text)) }
  }
  if (isLatin(word) || [...word].length < 2) return null
  const containing = await words.containing(db, word, CONTAINING)
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

/**
 * The few most used words; each with all the languages it is known in. Where words are short a letter more
 * or less makes another word, so one of the same length is preferred.
 */
function best(near: words.KnownWord[], typed: string): words.KnownWord[] {
  const alike = isLatin(typed) ? [] : near.filter((one) => one.word.length === typed.length)
  const likely = alike.length > 0 ? alike : near
  const names = new Set([...new Set(likely.map((one) => one.word))].slice(0, CORRECTIONS))
  return likely.filter((one) => names.has(one.word))
}

const wholes = (known: words.KnownWord[]): Reading[] =>
  known.map((one) => ({ ...one, isWhole: true }))
