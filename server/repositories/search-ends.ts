import { eq, sql } from 'drizzle-orm'
import type { Locale } from '@/contracts/languages'
import type { Database } from '@/server/db/connection'
import { integer } from '@/server/db/integer'
import {
  productSearch,
  searchPriceBounds,
  searchPriceEnds,
  searchWords,
} from '@/server/db/tables/search'
import type { ProductFilter } from '@/server/domain/search/product-filter'
import { anyOf, type TsQuery } from '@/server/domain/search/tsquery'
import { passing, type Place } from './search-products'
import { runNamed } from './named-statement'

interface EndScope {
  /** Frequent readings of one word, and what its other readings find. */
  lexemes: string[]
  rare: TsQuery | undefined
  /** What a product must fit in all. */
  query: TsQuery
  filter: ProductFilter
}

interface EndPage {
  isDescending: boolean
  after?: Place | undefined
  limit: number
}

/**
 * The next products by price among those at this end of a word. Fewer than asked for when the end does not
 * reach so far, and none when it is not complete.
 */
export async function page(
  db: Database,
  { lexemes, rare, query, filter }: EndScope,
  { isDescending, after, limit }: EndPage,
): Promise<Place[]> {
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
    ? sql`union select price, product_id from products_matching(${rare}::tsquery, 'all') where ${isNext}`
    : sql``
  const [bound, boundId] = isDescending ? [sql`high`, sql`high_id`] : [sql`low`, sql`low_id`]
  const rows = await runNamed<{ id: string; key: number }>(
    db,
    sql`
    with nearest as materialized (
      select bound, bound_id from (
        select ${bound} as bound, ${boundId} as bound_id, count(*) over () as complete
        from ${searchPriceBounds}
        where lexeme = any(${sql.param(lexemes)}::text[]) and is_complete
        order by 1 ${direction}, 2 ${direction} limit 1
      ) first where complete = cardinality(${sql.param(lexemes)}::text[])
    )
    select product_id as id, price::float8 as key
    from (
      select price, product_id from ${searchPriceEnds}
      where lexeme = any(${sql.param(lexemes)}::text[]) and ${isNext} ${others}
      group by price, product_id order by price ${direction}, product_id ${direction}
    ) ends
    cross join lateral (
      select 1 from ${productSearch} s
      where s.product_id = ends.product_id and s.price = ends.price
        and s.words @@ ${query}::tsquery and ${passing(filter)} offset 0
    ) fitting
    order by ends.price ${direction}, ends.product_id ${direction} limit ${limit}`,
  )
  return rows.map((row) => ({ id: integer(row.id), key: row.key }))
}

export async function frequentWords(db: Database, leastNames: number) {
  const { rows } = await db.execute<{ word: string; locale: Locale }>(
    sql`select word, locale from ${searchWords} where names > ${leastNames} order by word, locale`,
  )
  return rows
}

interface End {
  lexeme: string
  /** How many products it has at its cheap end and at its dear one. */
  cheap: number
  dear: number
}

/** The words whose ends are complete. */
export async function sizes(db: Database): Promise<End[]> {
  const { rows } = await db.execute<End & Record<string, unknown>>(sql`
    select b.lexeme, count(s.price) filter (where ${isCheap})::int as cheap,
      count(s.price) filter (where ${isDear})::int as dear
    from ${searchPriceBounds} b left join ${searchPriceEnds} e on e.lexeme = b.lexeme
      left join ${productSearch} s on s.product_id = e.product_id and s.price = e.price
    where is_complete group by 1`)
  return rows
}

const isCheap = sql`(e.price, e.product_id) <= (b.low, b.low_id)`
const isDear = sql`(e.price, e.product_id) >= (b.high, b.high_id)`

/**
 * Sets the bounds of a word to the product so many places from each end of an even part of its products. From here
 * on whatever comes to the word within them is noted; its ends are not complete yet.
 */
export async function bound(db: Database, lexeme: string, places: number): Promise<void> {
  await db.execute(sql`
    with found as materialized (
      select price, product_id from products_matching(${anyOf([lexeme])}::tsquery, 'one in 8')
    )
    insert into ${searchPriceBounds} (lexeme, low, low_id, high, high_id)
    select ${lexeme}, low.*, high.* from
      (select * from found order by price, product_id offset ${places} limit 1) low,
      (select * from found order by price desc, product_id desc offset ${places} limit 1) high
    on conflict (lexeme) do update set low = excluded.low, low_id = excluded.low_id,
      high = excluded.high, high_id = excluded.high_id, is_complete = false`)
}

export async function deleteOthers(db: Database, lexemes: string[]): Promise<void> {
  for (const table of [searchPriceBounds, searchPriceEnds]) {
    await db.execute(sql`delete from ${table} where lexeme <> all(${sql.param(lexemes)}::text[])`)
  }
}

/** A mark in time: what began before it has ended once `haveEndedBefore` says so. */
export async function now(db: Database): Promise<string> {
  const { rows } = await db.execute<{ now: string }>(sql`select pg_current_xact_id()::text as now`)
  return rows[0]?.now ?? '0'
}

export async function haveEndedBefore(db: Database, mark: string): Promise<boolean> {
  const { rows } = await db.execute<{ ended: boolean }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot()) > ${mark}::xid8 as ended`,
  )
  return rows[0]?.ended ?? false
}

export async function incomplete(db: Database) {
  return db.select().from(searchPriceBounds).where(eq(searchPriceBounds.isComplete, false))
}

/**
 * `within` is what has the word and a price up to or from its bounds on. What has left the ends goes before
 * what belongs there is read, so that nothing that comes back is lost.
 */
export async function fill(db: Database, lexeme: string, within: TsQuery): Promise<void> {
  const own = sql`e.lexeme = ${lexeme} and b.lexeme = ${lexeme}`
  await db.execute(sql`
    delete from ${searchPriceEnds} e using ${searchPriceBounds} b
    where ${own} and (not (${isCheap} or ${isDear}) or not exists (
      select 1 from ${productSearch} s where s.product_id = e.product_id and s.price = e.price))`)
  await db.execute(sql`
    insert into ${searchPriceEnds} (lexeme, price, product_id)
    select b.lexeme, e.price, e.product_id
    from ${searchPriceBounds} b, products_matching(${within}::tsquery, 'all') e
    where b.lexeme = ${lexeme} and (${isCheap} or ${isDear})
    on conflict do nothing`)
  await db
    .update(searchPriceBounds)
    .set({ isComplete: true })
    .where(eq(searchPriceBounds.lexeme, lexeme))
}
