import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/connection'
import { articles } from '@/server/db/tables/articles'

/** The introduction of the page first, then its sections. */
export function list(db: Queryable, page: string) {
  return db.select().from(articles).where(eq(articles.page, page)).orderBy(asc(articles.position))
}

/** Numbers of shops and of products on sale, from counters of the shops. */
export async function platformFigures(db: Queryable): Promise<{ shops: number; products: number }> {
  const { rows } = await db.execute<{ shops: number; products: number }>(
    sql`select count(*)::int as shops, coalesce(sum(product_count), 0)::int as products from shops`,
  )
  return rows[0]!
}
