import { eq, inArray, sql } from 'drizzle-orm'
import type { Locale } from '@/contracts/languages'
import type { Queryable } from '@/server/db/connection'
import { products, shops } from '@/server/db/tables/catalogue'
import { productSearch, searchWords, shopSearch } from '@/server/db/tables/search'

export interface IndexedTexts {
  id: number
  texts: Record<Locale, { name: string; description: string }>
  /** Only of products. */
  shopId?: number
  /** The indexed lexemes. */
  lexemes: string[]
}

export async function hasStale(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(sql`
    select exists (select 1 from ${productSearch} where is_stale)
      or exists (select 1 from ${shopSearch} where is_stale) as has`)
  return rows[0]?.has ?? false
}

/**
 * Locks stale rows that no other process has locked and then reads the texts, so that no later
 * change is lost.
 */
export async function lockStaleProducts(tx: Queryable, limit: number): Promise<IndexedTexts[]> {
  const stale = await tx
    .select({ id: productSearch.productId, lexemes: lexemesOf(productSearch.words) })
    .from(productSearch)
    .where(eq(productSearch.isStale, true))
    .orderBy(productSearch.productId)
    .limit(limit)
    .for('update', { skipLocked: true })
  return withTexts(stale, (ids) =>
    tx
      .select({ id: products.id, texts: products.texts, shopId: products.shopId })
      .from(products)
      .where(inArray(products.id, ids)),
  )
}

export async function lockStaleShops(tx: Queryable, limit: number): Promise<IndexedTexts[]> {
  const stale = await tx
    .select({ id: shopSearch.shopId, lexemes: lexemesOf(shopSearch.words) })
    .from(shopSearch)
    .where(eq(shopSearch.isStale, true))
    .orderBy(shopSearch.shopId)
    .limit(limit)
    .for('update', { skipLocked: true })
  return withTexts(stale, (ids) =>
    tx.select({ id: shops.id, texts: shops.texts }).from(shops).where(inArray(shops.id, ids)),
  )
}

const lexemesOf = (column: typeof productSearch.words | typeof shopSearch.words) =>
  sql<string[]>`tsvector_to_array(${column})`

async function withTexts(
  stale: { id: number; lexemes: string[] }[],
  read: (ids: number[]) => Promise<Omit<IndexedTexts, 'lexemes'>[]>,
): Promise<IndexedTexts[]> {
  if (stale.length === 0) return []
  const rows = new Map((await read(stale.map((row) => row.id))).map((row) => [row.id, row]))
  return stale.flatMap(({ id, lexemes }) => {
    const row = rows.get(id)
    return row ? [{ ...row, lexemes }] : []
  })
}

export type NewWords = { id: number; lexemes: string[] }[]

export async function saveProductWords(tx: Queryable, rows: NewWords): Promise<void> {
  await tx.execute(sql`
    update ${productSearch} as s set words = array_to_tsvector(r.lexemes), is_stale = false
    from jsonb_to_recordset(${JSON.stringify(rows)}) as r (id bigint, lexemes text[])
    where s.product_id = r.id`)
}

export async function saveShopWords(tx: Queryable, rows: NewWords): Promise<void> {
  await tx.execute(sql`
    update ${shopSearch} as s set words = array_to_tsvector(r.lexemes), is_stale = false
    from jsonb_to_recordset(${JSON.stringify(rows)}) as r (id bigint, lexemes text[])
    where s.shop_id = r.id`)
}

export interface WordCount {
  word: string
  locale: Locale
  names: number
  mentions: number
  shops: number
  variants: string[]
}

/** Adds positive or negative counts. Rows are locked in the order of the words to prevent deadlocks. */
export async function countWords(tx: Queryable, counts: WordCount[]): Promise<void> {
  if (counts.length === 0) return
  await tx.execute(sql`
    insert into ${searchWords} as w (word, locale, names, mentions, shops, variants)
    select word, locale, names, mentions, shops, variants
    from jsonb_populate_recordset(null::search_words, ${JSON.stringify(counts)})
    order by word collate "C", locale
    on conflict (word, locale) do update set names = w.names + excluded.names,
      mentions = w.mentions + excluded.mentions, shops = w.shops + excluded.shops`)
}
