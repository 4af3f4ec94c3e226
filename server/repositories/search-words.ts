import { sql } from 'drizzle-orm'
import type { Locale } from '@/contracts/languages'
import type { Database } from '@/server/db/connection'
import { searchWords } from '@/server/db/tables/search'
import { runUnmapped } from './run-unmapped'

export interface KnownWord {
  word: string
  locale: Locale
  names: number
  mentions: number
  shops: number
}

/** Only the most used completions, because thousands of words may start with one letter. */
const MAX_COMPLETIONS = 24
const LAST_CHARACTER = '\u{10ffff}'

const columns = sql`word, locale, names, mentions, shops`
const isUsed = sql`names + mentions + shops > 0`

/** The words in every language, and the completions of the last word. */
export function findWithCompletions(db: Database, words: string[], prefix: string) {
  return runUnmapped<KnownWord>(
    db,
    sql`
    (select ${columns} from ${searchWords} where word = any(${sql.param(words)}::text[]) and ${isUsed})
    union
    (select ${columns} from ${searchWords}
     where word >= ${prefix} and word < ${prefix + LAST_CHARACTER} and ${isUsed}
     order by names + shops desc, mentions desc, word limit ${MAX_COMPLETIONS})`,
  )
}

/** Returns which substrings of a query are words, and which of `endings` are prefixes of words. */
export async function findKnownSubstrings(db: Database, substrings: string[], endings: string[]) {
  const rows = await runUnmapped<{ part: string; is_whole: boolean }>(
    db,
    sql`
    select part, true as is_whole from unnest(${sql.param(substrings)}::text[]) part
    where exists (select 1 from ${searchWords} where word = part and names + shops > 0)
    union all
    select part, false from unnest(${sql.param(endings)}::text[]) part
    where exists (select 1 from ${searchWords}
      where word >= part and word < part || ${LAST_CHARACTER} and names + shops > 0)`,
  )
  return {
    whole: new Set(rows.filter((row) => row.is_whole).map((row) => row.part)),
    prefixes: new Set(rows.filter((row) => !row.is_whole).map((row) => row.part)),
  }
}

/** Words that share a deletion variant. Only some of them are within one edit. */
export function similar(db: Database, variants: string[], limit: number) {
  return runUnmapped<KnownWord>(
    db,
    sql`
    select ${columns} from ${searchWords}
    where variants && ${sql.param(variants)}::text[] and names + shops > 0
    order by names + shops desc, word limit ${limit}`,
  )
}

/**
 * For each of the substrings, the words that contain it. Words without deletion variants, such as
 * short words, are excluded. Reads all words, so call it once for several substrings.
 */
export function containing(db: Database, parts: string[], limit: number) {
  const patterns = parts.map((part) => `%${part.replace(/[\\%_]/g, '\\$&')}%`)
  return runUnmapped<KnownWord & { part: string }>(
    db,
    sql`
    with found as materialized (
      select ${columns} from ${searchWords}
      where variants <> '{}' and names + shops > 0 and word like any (${sql.param(patterns)}::text[])
    )
    select part, ${columns} from (
      select part, ${columns},
        row_number() over (partition by part order by names + shops desc, word) as rank
      from found join unnest(${sql.param(parts)}::text[]) part on strpos(word, part) > 0
    ) ranked
    where rank <= ${limit} order by part, rank`,
  )
}
