import type { Locale } from '@/contracts/languages'
import type { Database, Queryable } from '@/server/db/connection'
import { inTransaction } from '@/server/db/transaction'
import { pairLexemesOf, shopLexeme, wordLexemesOf, wordUseOf } from '@/server/domain/search/lexemes'
import { variantsOf } from '@/server/domain/search/typing-mistakes'
import type { Visit } from '@/server/http/context'
import * as index from '@/server/repositories/search-index'

const BATCH = 200
const LOOK_EVERY_MS = 500

const looks = new WeakMap<Database, { at: number; work: Promise<void> }>()

/**
 * Indexes changed rows within half a second, whichever process changed them: triggers mark
 * the rows, and the analysis waits until somebody searches.
 */
export async function catchUp(db: Database): Promise<void> {
  const last = looks.get(db)
  if (last && Date.now() - last.at < LOOK_EVERY_MS) return last.work
  const work = indexStale(db)
  looks.set(db, { at: Date.now(), work })
  return work
}

/** The same before a search. A replica is searched as it is while the primary cannot be asked. */
export async function catchUpFor({ db, catalogue }: Visit): Promise<void> {
  await (catalogue === db ? catchUp(db) : catchUp(db).catch(() => undefined))
}

async function indexStale(db: Database): Promise<void> {
  if (!(await index.hasStale(db))) return
  let count: number
  do {
    count = await inTransaction(db, indexBatch)
  } while (count > 0)
}

/** Analyses some of the stale rows, within a transaction, and says how many. */
export async function indexBatch(tx: Queryable): Promise<number> {
  const products = await index.lockStaleProducts(tx, BATCH)
  const shops = await index.lockStaleShops(tx, BATCH)
  const counts = new WordCounts()
  if (products.length > 0) {
    await index.saveProductWords(
      tx,
      renew(products, (lexeme, step) => counts.add(lexeme, step, false)),
    )
  }
  if (shops.length > 0) {
    await index.saveShopWords(
      tx,
      renew(shops, (lexeme, step) => counts.add(lexeme, step, true)),
    )
  }
  await index.countWords(tx, counts.list())
  return products.length + shops.length
}

/** The new lexemes of each row; tells what each row has gained and lost. */
function renew(rows: index.IndexedTexts[], onChange: (lexeme: string, step: 1 | -1) => void) {
  return rows.map(({ id, texts, shopId, lexemes }) => {
    const shop = shopId === undefined ? [] : [shopLexeme(shopId)]
    const fresh = [...wordLexemesOf(texts), ...pairLexemesOf(texts), ...shop]
    const [before, after] = [new Set(lexemes), new Set(fresh)]
    for (const lexeme of fresh) if (!before.has(lexeme)) onChange(lexeme, 1)
    for (const lexeme of lexemes) if (!after.has(lexeme)) onChange(lexeme, -1)
    return { id, lexemes: fresh }
  })
}

/** How often each word came and went. */
export class WordCounts {
  readonly #counts = new Map<Locale, Map<string, index.WordCount>>()

  /** Counts a word by its lexeme; what is no word is left out. */
  add(lexeme: string, times: number, isShop: boolean): void {
    const use = wordUseOf(lexeme)
    if (!use) return
    const count = this.#countOf(use.locale, use.word)
    if (isShop) count.shops += times
    else if (use.isInName) count.names += times
    else count.mentions += times
  }

  #countOf(locale: Locale, word: string): index.WordCount {
    let words = this.#counts.get(locale)
    if (!words) this.#counts.set(locale, (words = new Map<string, index.WordCount>()))
    let count = words.get(word)
    if (!count) {
      count = { word, locale, names: 0, mentions: 0, shops: 0, variants: variantsOf(word) }
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
