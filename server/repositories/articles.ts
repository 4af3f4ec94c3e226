import { asc, eq, sql } from 'drizzle-orm'
import type { Locale } from '@/contracts/languages'
import type { Queryable, Transaction } from '@/server/db/connection'
import { articles } from '@/server/db/tables/articles'

/** The introduction of the page first, then its sections. */
export function list(db: Queryable, page: string) {
  return db.select().from(articles).where(eq(articles.page, page)).orderBy(asc(articles.position))
}

export type ArticleRow = typeof articles.$inferSelect

/** Like `list`; no other call changes the page until the transaction ends. Locks no rows, because they are replaced. */
export async function lock(tx: Transaction, page: string): Promise<ArticleRow[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`admin article ${page}`}))`)
  return list(tx, page)
}

/** Replaces all rows of a page; the caller holds its lock. */
export async function replace(
  tx: Transaction,
  page: string,
  {
    rows,
    writtenLocales,
    version,
  }: { rows: ArticleRow['texts'][]; writtenLocales: Locale[]; version: number },
): Promise<void> {
  await tx.delete(articles).where(eq(articles.page, page))
  await tx
    .insert(articles)
    .values(rows.map((texts, position) => ({ page, position, texts, writtenLocales, version })))
}

/** Numbers of shops and of products on sale, from counters of the shops. */
export async function platformFigures(db: Queryable): Promise<{ shops: number; products: number }> {
  const { rows } = await db.execute<{ shops: number; products: number }>(
    sql`select count(*)::int as shops, coalesce(sum(product_count), 0)::int as products from shops where is_open`,
  )
  return rows[0]!
}
