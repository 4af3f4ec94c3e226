import type { Database } from '@/server/db/connection'
import { wordsOfQuery } from '@/server/domain/search/segment'
import { rangeNames } from '@/server/domain/search/range-words'
import { isPhrase } from '@/server/domain/search/synonyms'
import { LAST_NAME_TIER, tiersOf } from '@/server/domain/search/tiers'
import * as categories from '@/server/repositories/categories'
import { totalOf } from './matches'
import { asTyped, lookUpRuns } from './query'
import { ShortLivedCache } from '@/server/domain/short-lived-cache'

/** The folded words of a name of a category. */
interface Name {
  id: number
  words: string[]
}

/** The names of the categories with products, in all languages. */
const cached = new ShortLivedCache<Database, Name[]>({ ttlMs: 10_000, maxEntries: 1 })

/**
 * The id of the only category that has all words of a query in its name, if none of its own products has them in its
 * name: no product of Food is called "food". Words for a range of goods mean the category with any of the range's
 * names, whatever its products are called. Undefined for words with synonyms, which are more exact.
 */
export async function categoryNamed(db: Database, keyword: string): Promise<number | undefined> {
  const words = wordsOfQuery(keyword)
  if (words.length === 0 || isPhrase(words)) return undefined
  const names = await cached.get(db, '', () => loadNames(db))
  const range = rangeNames(words)
  const meant = range ?? [words]
  const named = names.filter((name) =>
    meant.some((some) => some.every((word) => name.words.includes(word))),
  )
  const [id, ...others] = new Set(named.map((name) => name.id))
  if (id === undefined || others.length > 0) return undefined
  if (range) return id
  const typed = asTyped(await lookUpRuns(db, [words]))
  // This tier searches the names of all languages, whatever the language given.
  const inNames = typed && tiersOf(typed, 'en', 'products')[LAST_NAME_TIER]
  const filter = { categoryId: id }
  return inNames && (await totalOf(db, { ...inNames, filter })) > 0 ? undefined : id
}

async function loadNames(db: Database): Promise<Name[]> {
  const all = await categories.listNames(db)
  return all.flatMap(({ id, names }) => names.map((name) => ({ id, words: wordsOfQuery(name) })))
}
