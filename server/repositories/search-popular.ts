import { and, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Locale } from '@/contracts/languages'
import type { Database, Queryable } from '@/server/db/connection'
import { popularSearches, searchVotes } from '@/server/db/tables/search'
import { runNamed } from './named-statement'

export interface Vote {
  week: string
  visitor: string
  locale: Locale
  key: string
  phrase: string
  /** log2 of the weight of one search at this time. */
  heat: number
}

const LAST_LETTER = '\u{10ffff}'

/**
 * Counts the vote unless this visitor has cast it this week or has cast too many. Heats add as the numbers
 * whose logarithms they are. Not waiting for the disk costs at worst a few votes in a crash.
 */
export async function vote(db: Queryable, one: Vote, mostPerWeek: number): Promise<void> {
  await db.execute(sql`
    with hurry as (select set_config('synchronous_commit', 'off', true)),
    fresh as (
      insert into ${searchVotes} (week, visitor, locale, key)
      select ${one.week}::date, ${one.visitor}, ${one.locale}, ${one.key} from hurry
      where (select count(*) from ${searchVotes}
        where week = ${one.week}::date and visitor = ${one.visitor}) < ${mostPerWeek}
      on conflict do nothing returning 1
    )
    insert into ${popularSearches} as p (locale, key, phrase, heat, visitors)
    select ${one.locale}, ${one.key}, ${one.phrase}, ${one.heat}::float8, 1 from fresh
    on conflict (locale, key) do update set visitors = p.visitors + 1,
      heat = greatest(p.heat, excluded.heat)
        + ln(1 + 2 ^ greatest(-abs(p.heat - excluded.heat), -60)) / ln(2)`)
}

/** The hottest phrases that enough visitors have searched for. */
export async function hottest(
  db: Queryable,
  locale: Locale,
  { leastVisitors, limit }: { leastVisitors: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ phrase: popularSearches.phrase })
    .from(popularSearches)
    .where(and(eq(popularSearches.locale, locale), gte(popularSearches.visitors, leastVisitors)))
    .orderBy(desc(popularSearches.heat))
    .limit(limit)
  return rows.map((row) => row.phrase)
}

export async function beginningWith(
  db: Database,
  locale: Locale,
  beginning: string,
  { leastVisitors, limit }: { leastVisitors: number; limit: number },
): Promise<string[]> {
  const rows = await runNamed<{ phrase: string }>(
    db,
    sql`select phrase from ${popularSearches} where locale = ${locale}
      and key >= ${beginning} and key < ${beginning + LAST_LETTER} and visitors >= ${leastVisitors}
      order by heat desc limit ${limit}`,
  )
  return rows.map((row) => row.phrase)
}

export async function deleteVotesBefore(db: Queryable, week: string): Promise<void> {
  await db.delete(searchVotes).where(lt(searchVotes.week, week))
}

/** What nobody is left to be counted for: a hundredth of a search, months ago. */
export async function deleteColderThan(db: Queryable, heat: number): Promise<void> {
  await db.delete(popularSearches).where(lt(popularSearches.heat, heat))
}
