import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@/server/db/connection'
import { nameLexeme } from '@/server/domain/search/lexemes'
import * as tier from '@/server/repositories/search-popular-tier'
import * as terms from '@/server/repositories/search-term-prices'
import { MAX_RARE_MATCHES } from './matches'

/** The part of the catalogue that the popular tier is meant to have. */
const SHARE = 1 / 64
/** A smaller catalogue needs no tier. */
const MIN_PRODUCTS = 20_000
/** The tier may have so many times more or fewer products before its bound moves, which writes their words anew. */
const TIER_DRIFT = 2
const BATCH = 2000
const MAX_INTEGER = 2 ** 31 - 1

/** Keeps the popular tier near its share while sales grow. */
export async function maintainPopularTier(
  db: Database,
  leastProducts = MIN_PRODUCTS,
): Promise<void> {
  const total = await tier.estimateProducts(db)
  if (total < leastProducts) return
  const size = Math.ceil(total * SHARE)
  const before = await tier.find(db)
  const held = await tier.countFrom(db, before?.leastSales ?? MAX_INTEGER, size * TIER_DRIFT)
  if (held > size / TIER_DRIFT && held < size * TIER_DRIFT) return
  const leastSales = (await tier.salesAt(db, size)) + 1
  const completeFrom = Math.max(leastSales, before?.completeFrom ?? MAX_INTEGER)
  await tier.save(db, { leastSales, completeFrom })
  const last = await tier.highestId(db)
  for (let id = 0; id <= last; id += BATCH) await tier.assign(db, id, id + BATCH)
  await tier.save(db, { leastSales, completeFrom: leastSales })
}

/** So many of the cheapest and of the most expensive products of a word are listed: a dozen pages. */
const LISTED = 256
/** A list may have so many times more or fewer products before its bounds move. */
const LIST_DRIFT = 3
const WAIT_MS = 100
const MAX_WAITS = 600

/** Keeps the price-ordered lists of every word that many names have. */
export async function maintainTermPrices(
  db: Database,
  leastNames = MAX_RARE_MATCHES,
  listed = LISTED,
): Promise<void> {
  const words = await terms.frequentWords(db, leastNames)
  const lexemes = words.map(({ locale, word }) => nameLexeme(locale, word))
  await terms.deleteOthers(db, lexemes)
  const isRight = (size: number) => size > listed / LIST_DRIFT && size < listed * LIST_DRIFT
  const sizes = await terms.sizes(db)
  const right = new Set(
    sizes.filter(({ cheap, dear }) => isRight(cheap) && isRight(dear)).map(({ lexeme }) => lexeme),
  )
  for (const lexeme of lexemes) if (!right.has(lexeme)) await terms.bound(db, lexeme, listed - 1)
  // Transactions that began before the bounds were set may not have added their products.
  const id = await terms.currentTransaction(db)
  for (let turn = 0; !(await terms.haveEndedBefore(db, id)); turn += 1) {
    if (turn === MAX_WAITS) return
    await wait(WAIT_MS)
  }
  for (const list of await terms.incomplete(db)) await terms.fill(db, list)
}
