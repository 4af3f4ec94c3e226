import type { Locale } from '@/contracts/languages'
import type { Database, Queryable } from '@/server/db/connection'
import { inTransaction } from '@/server/db/transaction'
import {
  bigramLexemesOf,
  shopLexeme,
  wordLexemesOf,
  parseWordLexeme,
} from '@/server/domain/search/lexemes'
import { deletionVariants } from '@/server/domain/search/edit-distance'
import type { Visit } from '@/server/http/context'
import * as index from '@/server/repositories/search-index'

const BATCH = 200
const MIN_INTERVAL_MS = 500

const updates = new WeakMap<Database, { at: number; work: Promise<void> }>()

/**
 * Indexes stale rows, at most every 500 ms. Triggers mark rows as stale, whichever process changes
 * them; they are indexed before the next search.
 */
export async function updateIndex(db: Database): Promise<void> {
  const last = updates.get(db)
  if (last && Date.now() - last.at < MIN_INTERVAL_MS) return last.work
  const work = indexStale(db)
  updates.set(db, { at: Date.now(), work })
  return work
}

/** Updates the index before a search. If the primary is unavailable, the replica is searched as it is. */
export async function updateIndexFor({ db, catalogue }: Visit): Promise<void> {
  await (catalogue === db ? updateIndex(db) : updateIndex(db).catch(() => undefined))
}

async function indexStale(db: Database): Promise<void> {
  if (!(await index.hasStale(db))) return
  let count: number
  do {
    count = await inTransaction(db, indexBatch)
  } while (count > 0)
}

/** Indexes a batch of stale rows in a transaction and returns the number of rows. */
export async function indexBatch(tx: Queryable): Promise<number> {
  const products = await index.lockStaleProducts(tx, BATCH)
  const shops = await index.lockStaleShops(tx, BATCH)
  const counts = new WordCounts()
  if (products.length > 0) {
    await index.saveProductWords(
      tx,
      updateLexemes(products, (lexeme, delta) => counts.add(lexeme, delta, false)),
    )
  }
  if (shops.length > 0) {
    await index.saveShopWords(
      tx,
      updateLexemes(shops, (lexeme, delta) => counts.add(lexeme, delta, true)),
    )
  }
  await index.countWords(tx, counts.list())
  return products.length + shops.length
}

/** Returns the new lexemes of each row and reports added and removed lexemes to `onChange`. */
function updateLexemes(
  rows: index.IndexedTexts[],
  onChange: (lexeme: string, delta: 1 | -1) => void,
) {
  return rows.map(({ id, texts, shopId, lexemes }) => {
    const shop = shopId === undefined ? [] : [shopLexeme(shopId)]
    const current = [...wordLexemesOf(texts), ...bigramLexemesOf(texts), ...shop]
    const [previous, next] = [new Set(lexemes), new Set(current)]
    for (const lexeme of current) if (!previous.has(lexeme)) onChange(lexeme, 1)
    for (const lexeme of lexemes) if (!next.has(lexeme)) onChange(lexeme, -1)
    return { id, lexemes: current }
  })
}

/** Accumulates changes of word counts. */
export class WordCounts {
  readonly #counts = new Map<Locale, Map<string, index.WordCount>>()

  /** Adds `times` to the count of the word of a lexeme. Ignores lexemes of shops and bigrams. */
  add(lexeme: string, times: number, isShop: boolean): void {
    const occurrence = parseWordLexeme(lexeme)
    if (!occurrence) return
    const count = this.#countOf(occurrence.locale, occurrence.word)
    if (isShop) count.shops += times
    else if (occurrence.isInName) count.names += times
    else count.mentions += times
  }

  #countOf(locale: Locale, word: string): index.WordCount {
    let words = this.#counts.get(locale)
    if (!words) this.#counts.set(locale, (words = new Map<string, index.WordCount>()))
    let count = words.get(word)
    if (!count) {
      count = { word, locale, names: 0, mentions: 0, shops: 0, variants: deletionVariants(word) }
      words.set(word, count)
    }
    return count
  }

  list(): index.WordCount[] {
    return [...this.#counts.values()]
      .flatMap((words) => [...words.values()])
      .filter((one) => one.names || one.mentions || one.shops)
  }
}
