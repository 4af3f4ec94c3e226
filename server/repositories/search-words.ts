import { sql } from 'drizzle-orm'
import type { Locale } from '@/contracts/languages'
import type { Database } from '@/server/db/connection'
import { searchWords } from '@/server/db/tables/search'
import { runNamed } from './named-statement'

export interface KnownWord {
  word: string
  locale: Locale
  names: number
  mentions: number
  shops: number
}

/** The most used completions of a word: one letter may begin thousands. */
const COMPLETIONS = 24
const LAST_LETTER = '\u{10ffff}'

const columns = sql`word, locale, names, mentions, shops`
const isUsed = sql`names + mentions + shops > 0`

/** The words as they are, in every language, and what the last of them may be the beginning of. */
export function lookUp(db: Database, words: string[], beginning: string) {
  return runNamed<KnownWord>(
    db,
    sql`
    (select ${columns} from ${searchWords} where word = any(${sql.param(words)}::text[]) and ${isUsed})
    union
    (select ${columns} from ${searchWords}
     where word >= ${beginning} and word < ${beginning + LAST_LETTER} and ${isUsed}
     order by names + shops desc, mentions desc, word limit ${COMPLETIONS})`,
  )
}

/** Which of these parts of a query are words, and with which of these endings some word begins. */
export async function knownParts(db: Database, parts: string[], endings: string[]) {
  const rows = await runNamed<{ part: string; is_whole: boolean }>(
    db,
    sql`
    select part, true as is_whole from unnest(${sql.param(parts)}::text[]) part
    where exists (select 1 from ${searchWords} where word = part and names + shops > 0)
    union all
    select part, false from unnest(${sql.param(endings)}::text[]) part
    where exists (select 1 from ${searchWords}
      where word >= part and word < part || ${LAST_LETTER} and names + shops > 0)`,
  )
  return {
    whole: new Set(rows.filter((row) => row.is_whole).map((row) => row.part)),
    beginnings: new Set(rows.filter((row) => !row.is_whole).map((row) => row.part)),
  }
}

/** Words that share a variant: a few of them are one mistake apart. */
export function similar(db: Database, variants: string[], limit: number) {
  return runNamed<KnownWord>(
    db,
    sql`
    select ${columns} from ${searchWords}
    where variants && ${sql.param(variants)}::text[] and names + shops > 0
    order by names + shops desc, word limit ${limit}`,
  )
}

/** Words of scripts without spaces that have this within. */
export function containing(db: Database, part: string, limit: number) {
  return runNamed<KnownWord>(
    db,
    sql`
    select ${columns} from ${searchWords}
    where variants <> '{}' and strpos(word, ${part}) > 0 and names + shops > 0
    order by names + shops desc, word limit ${limit}`,
  )
}
