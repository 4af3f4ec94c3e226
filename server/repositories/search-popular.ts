import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { Locale } from '@/contracts/languages'
import type { Database, Queryable } from '@/server/db/connection'
import { popularSearches, searchVotes } from '@/server/db/tables/search'
import { runUnmapped } from './run-unmapped'

export interface Vote {
  week: string
  visitor: string
  locale: Locale
  key: string
  phrase: string
  /** log2 of the weight of one search at this time. */
  logWeight: number
}

const LAST_CHARACTER = '\u{10ffff}'

/**
 * Counts a vote unless the visitor has already voted for the phrase this week or has reached the
 * limit. `heat` is log2 of the score, so that votes are added with the log-sum-exp formula. The
 * commit is asynchronous: a crash may lose a few votes.
 */
export async function vote(db: Queryable, newVote: Vote, maxPerWeek: number): Promise<void> {
  await db.execute(sql`
    with hurry as (select set_config('synchronous_commit', 'off', true)),
    fresh as (
      insert into ${searchVotes} (week, visitor, locale, key)
      select ${newVote.week}::date, ${newVote.visitor}, ${newVote.locale}, ${newVote.key} from hurry
      where (select count(*) from ${searchVotes}
        where week = ${newVote.week}::date and visitor = ${newVote.visitor}) < ${maxPerWeek}
      on conflict do nothing returning 1
    )
    insert into ${popularSearches} as p (locale, key, phrase, heat, visitors)
    select ${newVote.locale}, ${newVote.key}, ${newVote.phrase}, ${newVote.logWeight}::float8, 1 from fresh
    on conflict (locale, key) do update set visitors = p.visitors + 1,
      heat = greatest(p.heat, excluded.heat)
        + ln(1 + 2 ^ greatest(-abs(p.heat - excluded.heat), -60)) / ln(2)`)
}

/** The most popular phrases among those that enough visitors have searched for. */
export async function mostPopular(
  db: Queryable,
  locale: Locale,
  { minVisitors, limit }: { minVisitors: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ phrase: popularSearches.phrase })
    .from(popularSearches)
    .where(and(eq(popularSearches.locale, locale), gte(popularSearches.visitors, minVisitors)))
    .orderBy(desc(popularSearches.heat))
    .limit(limit)
  return rows.map((row) => row.phrase)
}

export async function startingWith(
  db: Database,
  locale: Locale,
  prefix: string,
  { minVisitors, limit }: { minVisitors: number; limit: number },
): Promise<{ key: string; phrase: string }[]> {
  return runUnmapped<{ key: string; phrase: string }>(
    db,
    sql`select key, phrase from ${popularSearches} where locale = ${locale}
      and key >= ${prefix} and key < ${prefix + LAST_CHARACTER} and visitors >= ${minVisitors}
      order by heat desc limit ${limit}`,
  )
}

/** Deletes up to `most` votes of weeks before this one. Returns their number. */
export async function deleteVotesBefore(
  db: Queryable,
  week: string,
  most: number,
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${searchVotes} where (week, visitor, locale, key) in (
      select week, visitor, locale, key from ${searchVotes} where week < ${week}::date limit ${most})`)
  return rowCount ?? 0
}

/** Deletes up to `most` phrases with a lower score, if no vote raises it meanwhile. Returns their number. */
export async function deleteScoresBelow(
  db: Queryable,
  logScore: number,
  most: number,
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${popularSearches} where heat < ${logScore} and (locale, key) in (
      select locale, key from ${popularSearches} where heat < ${logScore} limit ${most})`)
  return rowCount ?? 0
}
