import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@/server/db/connection'
import { nameLexeme } from '@/server/domain/search/lexemes'
import { priceMarks } from '@/server/domain/search/marks'
import { narrow } from '@/server/domain/search/product-filter'
import { anyOf } from '@/server/domain/search/tsquery'
import * as ends from '@/server/repositories/search-ends'
import type { Page, Place } from '@/server/repositories/search-products'
import { FEW, type Plan, type Target } from './plan'

/** So many of the cheapest products of a word are kept, and of the dearest: a dozen pages. */
const KEPT = 256
/** An end may grow or shrink so much before its bound is moved. */
const DRIFT = 3
/** The part of the catalogue in which bounds are sought. */
const ONE_IN = 8
const WAIT_MS = 100
const WAITS = 600
const ROOM = 2

/**
 * The next products by price, from the cheapest or dearest of one of the words instead of from all. Undefined
 * when no word has such an end, or it does not reach so far.
 */
export async function lookAtEnds(
  db: Database,
  { words = [], query, filter }: Target,
  { hits }: Plan,
  { sort, after, limit }: Page,
): Promise<Place[] | undefined> {
  if (query === undefined || (sort !== 'price_asc' && sort !== 'price_desc')) return undefined
  const [rarest] = words
    .map((readings) => {
      const isFrequent = ({ count }: { count: number }) => count > FEW
      const rare = readings.filter((reading) => !isFrequent(reading))
      return {
        lexemes: readings.filter(isFrequent).map(({ lexeme }) => lexeme),
        rare: rare.length > 0 ? anyOf(rare.map(({ lexeme }) => lexeme)) : undefined,
        rareCount: countOf(rare),
        count: countOf(readings),
      }
    })
    .filter(
      ({ lexemes, rareCount, count }) => lexemes.length > 0 && rareCount <= FEW && count < Infinity,
    )
    .sort((one, other) => one.count - other.count)
  if (!rarest || (KEPT * hits) / rarest.count < limit * ROOM) return undefined
  const { lexemes, rare } = rarest
  const isDescending = sort === 'price_desc'
  const found = await ends.page(
    db,
    { lexemes, rare, query, filter },
    { isDescending, after, limit },
  )
  return found.length >= limit ? found : undefined
}

const countOf = (readings: { count: number }[]) =>
  readings.reduce((sum, { count }) => sum + count, 0)

/** Keeps the cheapest and the dearest products of every word that many names have. */
export async function keepPriceEnds(db: Database, leastNames = FEW, kept = KEPT): Promise<void> {
  const frequent = (await ends.frequentWords(db, leastNames)).map(({ locale, word }) =>
    nameLexeme(locale, word),
  )
  await ends.deleteOthers(db, frequent)
  const isRight = (size: number) => size > kept / DRIFT && size < kept * DRIFT
  const right = new Set(
    (await ends.sizes(db))
      .filter(({ cheap, dear }) => isRight(cheap) && isRight(dear))
      .map(({ lexeme }) => lexeme),
  )
  for (const lexeme of frequent) {
    if (!right.has(lexeme)) await ends.bound(db, lexeme, Math.floor(kept / ONE_IN) - 1)
  }
  // What was under way when the bounds were set did not know them and may not have noted its products.
  const mark = await ends.now(db)
  for (let turn = 0; !(await ends.haveEndedBefore(db, mark)); turn += 1) {
    if (turn === WAITS) return
    await wait(WAIT_MS)
  }
  for (const { lexeme, low, high } of await ends.incomplete(db)) {
    const marks = [...priceMarks(undefined, low), ...priceMarks(high, undefined)]
    await ends.fill(db, lexeme, narrow(anyOf([lexeme]), [marks]))
  }
}
