import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@/server/db/connection'
import { nameLexeme } from '@/server/domain/search/lexemes'
import * as tier from '@/server/repositories/search-popular-tier'
import * as terms from '@/server/repositories/search-term-prices'
import { MAX_RARE_MATCHES } from './matches'

/** Target size of the popular tier, as a fraction of the catalogue. */
const SHARE = 1 / 64
/** A smaller catalogue needs no tier. */
const MIN_PRODUCTS = 20_000
/**
 * Factor by which the size may differ from the target before the bound moves, which rewrites the
 * words of many products.
 */
const TIER_DRIFT = 2
const BATCH = 2000
const MAX_INTEGER = 2 ** 31 - 1

/** Adjusts the popular tier to its target size while sales grow. */
export async function maintainPopularTier(db: Database, minProducts = MIN_PRODUCTS): Promise<void> {
  const total = await tier.estimateProducts(db)
  if (total < minProducts) return
  const size = Math.ceil(total * SHARE)
  const current = await tier.find(db)
  const count = await tier.countFrom(db, current?.leastSales ?? MAX_INTEGER, size * TIER_DRIFT)
  if (count > size / TIER_DRIFT && count < size * TIER_DRIFT) return
  const leastSales = (await tier.salesAt(db, size)) + 1
  const completeFrom = Math.max(leastSales, current?.completeFrom ?? MAX_INTEGER)
  await tier.save(db, { leastSales, completeFrom })
  const last = await tier.highestId(db)
  for (let id = 0; id <= last; id += BATCH) await tier.assign(db, id, id + BATCH)
  await tier.save(db, { leastSales, completeFrom: leastSales })
}

/**
 * Number of the cheapest and of the most expensive products in the lists of a word: about a dozen
 * pages.
 */
const LIST_SIZE = 256
/** Factor by which the size of a list may differ from the target before its bounds move. */
const LIST_DRIFT = 3
const WAIT_MS = 100
const MAX_WAITS = 600

/** Maintains the price-ordered lists of every frequent word. */
export async function maintainTermPrices(
  db: Database,
  minNames = MAX_RARE_MATCHES,
  listSize = LIST_SIZE,
): Promise<void> {
  const words = await terms.frequentWords(db, minNames)
  const lexemes = words.map(({ locale, word }) => nameLexeme(locale, word))
  await terms.deleteOthers(db, lexemes)
  const isNearTarget = (size: number) =>
    size > listSize / LIST_DRIFT && size < listSize * LIST_DRIFT
  const sizes = await terms.sizes(db)
  const unchanged = new Set(
    sizes
      .filter(({ cheap, expensive }) => isNearTarget(cheap) && isNearTarget(expensive))
      .map(({ lexeme }) => lexeme),
  )
  for (const lexeme of lexemes)
    if (!unchanged.has(lexeme)) await terms.bound(db, lexeme, listSize - 1)
  // Transactions that started before the bounds were set may not have added their products to the lists.
  const id = await terms.currentTransaction(db)
  for (let attempt = 0; !(await terms.haveEndedBefore(db, id)); attempt += 1) {
    if (attempt === MAX_WAITS) return
    await sleep(WAIT_MS)
  }
  for (const list of await terms.incomplete(db)) await terms.fill(db, list)
}
