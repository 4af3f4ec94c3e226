import { eq, sql } from 'drizzle-orm'
import type { Locale } from '@/contracts/languages'
import type { Database } from '@/server/db/connection'
import { integer } from '@/server/db/integer'
import {
  productSearch,
  searchTermPriceBounds,
  searchTermPrices,
  searchWords,
} from '@/server/db/tables/search'
import type { ProductFilter } from '@/server/domain/search/product-filter'
import { anyOf, type TsQuery } from '@/server/domain/search/tsquery'
import { matching, passes, type Position } from './search-products'
import { runUnmapped } from './run-unmapped'

interface TermScope {
  /** Frequent candidates of one word, and a condition for its other candidates. */
  lexemes: string[]
  rare: TsQuery | undefined
  /** The complete query that products must match. */
  query: TsQuery
  filter: ProductFilter
}

interface PricePage {
  isDescending: boolean
  after?: Position | undefined
  limit: number
}

/**
 * The next products by price from the price-ordered lists of a word. Returns fewer than the limit
 * if the lists end before, and none if one of them is incomplete.
 */
export async function page(
  db: Database,
  { lexemes, rare, query, filter }: TermScope,
  { isDescending, after, limit }: PricePage,
): Promise<Position[]> {
  const direction = isDescending ? sql`desc` : sql`asc`
  const upTo = isDescending ? sql`>=` : sql`<=`
  const from = isDescending ? sql`<` : sql`>`
  const nearest = sql`(select bound from nearest)`
  const isWithin = sql`price ${upTo} ${nearest}
    and (price, product_id) ${upTo} (${nearest}, (select bound_id from nearest))`
  const isNext = after
    ? sql`${isWithin} and (price, product_id) ${from} (${after.key}::bigint, ${after.id}::bigint)`
    : isWithin
  const others = rare
    ? sql`union select price, product_id from ${matching({ query: rare, filter }, 'all')} where ${isNext}`
    : sql``
  const [bound, boundId] = isDescending ? [sql`high`, sql`high_id`] : [sql`low`, sql`low_id`]
  const rows = await runUnmapped<{ id: string; key: number }>(
    db,
    sql`
    with nearest as materialized (
      select bound, bound_id from (
        select ${bound} as bound, ${boundId} as bound_id, count(*) over () as complete
        from ${searchTermPriceBounds}
        where lexeme = any(${sql.param(lexemes)}::text[]) and is_complete
        order by 1 ${direction}, 2 ${direction} limit 1
      ) first where complete = cardinality(${sql.param(lexemes)}::text[])
    )
    select product_id as id, price::float8 as key
    from (
      select price, product_id from ${searchTermPrices}
      where lexeme = any(${sql.param(lexemes)}::text[]) and ${isNext} ${others}
      group by price, product_id order by price ${direction}, product_id ${direction}
    ) listed
    cross join lateral (
      select 1 from ${productSearch} s
      where s.product_id = listed.product_id and s.price = listed.price
        and s.words @@ ${query}::tsquery and ${passes(filter)} offset 0
    ) passed
    order by listed.price ${direction}, listed.product_id ${direction} limit ${limit}`,
  )
  return rows.map((row) => ({ id: integer(row.id), key: row.key }))
}

export async function frequentWords(db: Database, minNames: number) {
  const { rows } = await db.execute<{ word: string; locale: Locale }>(
    sql`select word, locale from ${searchWords} where names > ${minNames} order by word, locale`,
  )
  return rows
}

interface ListSizes {
  lexeme: string
  cheap: number
  expensive: number
}

/** The number of products in each complete list. */
export async function sizes(db: Database): Promise<ListSizes[]> {
  const { rows } = await db.execute<ListSizes & Record<string, unknown>>(sql`
    select b.lexeme, count(s.price) filter (where ${isCheap})::int as cheap,
      count(s.price) filter (where ${isExpensive})::int as expensive
    from ${searchTermPriceBounds} b left join ${searchTermPrices} e on e.lexeme = b.lexeme
      left join ${productSearch} s on s.product_id = e.product_id and s.price = e.price
    where is_complete group by 1`)
  return rows
}

const isCheap = sql`(e.price, e.product_id) <= (b.low, b.low_id)`
const isExpensive = sql`(e.price, e.product_id) >= (b.high, b.high_id)`

/**
 * Sets the bounds of a word to its products at this rank from either end. From now on the trigger
 * adds products within the bounds; the lists are still incomplete.
 */
export async function bound(db: Database, lexeme: string, rank: number): Promise<void> {
  await db.execute(sql`
    with found as materialized (
      select price, product_id from ${matching({ query: anyOf([lexeme]), filter: {} }, 'all')}
    )
    insert into ${searchTermPriceBounds} (lexeme, low, low_id, high, high_id)
    select ${lexeme}, low.*, high.* from
      (select * from found order by price, product_id offset ${rank} limit 1) low,
      (select * from found order by price desc, product_id desc offset ${rank} limit 1) high
    on conflict (lexeme) do update set low = excluded.low, low_id = excluded.low_id,
      high = excluded.high, high_id = excluded.high_id, is_complete = false`)
}

export async function deleteOthers(db: Database, lexemes: string[]): Promise<void> {
  for (const table of [searchTermPriceBounds, searchTermPrices]) {
    await db.execute(sql`delete from ${table} where lexeme <> all(${sql.param(lexemes)}::text[])`)
  }
}

/** Later transactions have higher ids. */
export async function currentTransaction(db: Database): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`select pg_current_xact_id()::text as id`)
  return rows[0]?.id ?? '0'
}

export async function haveEndedBefore(db: Database, id: string): Promise<boolean> {
  const { rows } = await db.execute<{ ended: boolean }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot()) > ${id}::xid8 as ended`,
  )
  return rows[0]?.ended ?? false
}

export async function incomplete(db: Database) {
  return db.select().from(searchTermPriceBounds).where(eq(searchTermPriceBounds.isComplete, false))
}

/**
 * Deletes stale entries before it inserts those within the bounds, so that no product that returns
 * is lost.
 */
export async function fill(
  db: Database,
  { lexeme, low, high }: typeof searchTermPriceBounds.$inferSelect,
): Promise<void> {
  const own = sql`e.lexeme = ${lexeme} and b.lexeme = ${lexeme}`
  await db.execute(sql`
    delete from ${searchTermPrices} e using ${searchTermPriceBounds} b
    where ${own} and (not (${isCheap} or ${isExpensive}) or not exists (
      select 1 from ${productSearch} s where s.product_id = e.product_id and s.price = e.price))`)
  const query = anyOf([lexeme])
  for (const filter of [{ maxPrice: low }, { minPrice: high }]) {
    await db.execute(sql`
      insert into ${searchTermPrices} (lexeme, price, product_id)
      select b.lexeme, e.price, e.product_id from ${searchTermPriceBounds} b,
        (select price, product_id from ${matching({ query, filter }, 'all')}) e
      where b.lexeme = ${lexeme} and (${isCheap} or ${isExpensive})
      on conflict do nothing`)
  }
  await db
    .update(searchTermPriceBounds)
    .set({ isComplete: true })
    .where(eq(searchTermPriceBounds.lexeme, lexeme))
}
