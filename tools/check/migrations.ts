import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ALONE } from '../../server/db/migration-form.ts'
import { inProject } from '../../cli/bootstrap/project.mjs'

const FOLDER = 'server/db/migrations'
/** Precedes a statement that is safe all the same, with the reason. */
const EXCUSE = /^-- safe: \S.{10,}$/m

interface Rule {
  pattern: RegExp
  problem: string
}

/** Statements that lock a table for a time that grows with its size, or break the previous version. */
const RULES: Rule[] = [
  {
    pattern: /^create (unique )?index (?!concurrently)/,
    problem: `blocks all writes: CREATE INDEX CONCURRENTLY, in a migration that begins with "${ALONE}"`,
  },
  {
    pattern: /^drop index (?!concurrently)/,
    problem: `waits for a lock that blocks all queries: DROP INDEX CONCURRENTLY, in a migration that begins with "${ALONE}"`,
  },
  {
    pattern: /\badd (column )?(?!constraint)\S+ (?!.*\bdefault\b).*\bnot null\b/,
    problem:
      'fails if the table has rows, and breaks inserts of the previous version: add a DEFAULT',
  },
  {
    pattern:
      /\badd (column )?.*(\bserial\b|bigserial|generated always|default [^,]*(random|clock_timestamp|nextval|xact_id|uuid)[\w]*\()/,
    problem: 'rewrites the table: add the column empty and fill it in batches',
  },
  {
    pattern: /\bset not null\b/,
    problem:
      'scans the table under an exclusive lock: add a CHECK … NOT VALID and validate it first',
  },
  {
    pattern: /\badd constraint\b(?!.*\bnot valid\b)(?!.*\busing index\b)/,
    problem: 'scans the table under an exclusive lock: NOT VALID, and VALIDATE CONSTRAINT after it',
  },
  {
    pattern: /^alter table .*\b(alter column )?\S+ (set data )?type\b/,
    problem: 'rewrites the table: add another column and migrate to it',
  },
  {
    pattern: /\bdrop column\b|^drop (table|function|view)\b/,
    problem: 'the previous version still uses it: drop it one release after the last use',
  },
  {
    pattern: /\brename\b/,
    problem: 'the previous version uses the old name: add the new one beside it',
  },
  {
    pattern: /^(with .*)?(update|delete from)\b/,
    problem: 'locks every row until commit: update rows in batches, by a job',
  },
  {
    pattern: /^(lock|cluster|vacuum full|truncate)\b|^reindex (?!.*concurrently)|lock_timeout/,
    problem: 'blocks other transactions for an unknown time',
  },
]

/** Statements that would block or break a running shop, as lines to print. */
export function problemsOf(name: string, text: string): string[] {
  const statements = text.split('--> statement-breakpoint')
  const isAlone = text.startsWith(ALONE)
  const made = new Set(
    statements.flatMap(
      (one) => /^create table (?:if not exists )?(\S+)/.exec(plain(one))?.[1] ?? [],
    ),
  )
  return statements
    .flatMap((statement, place) => {
      const words = plain(statement)
      if (words === '' || EXCUSE.test(statement) || made.has(tableOf(words))) return []
      const before = plain(statements[place - 1] ?? '')
      return [
        ...RULES.filter(({ pattern }) => pattern.test(words)).map(({ problem }) => problem),
        ...formProblems(words, before, isAlone),
      ]
    })
    .map((problem) => `${name}: ${problem}`)
}

/** An interrupted concurrent build leaves an invalid index, which a retry has to drop. */
function formProblems(words: string, before: string, isAlone: boolean): string[] {
  const index = /^create (?:unique )?index concurrently (?:if not exists )?(\S+)/.exec(words)?.[1]
  if (words.includes(' concurrently ') && !isAlone) return [`begin the file with "${ALONE}"`]
  if (index && before !== `drop index concurrently if exists ${index}`)
    return [`put DROP INDEX CONCURRENTLY IF EXISTS ${index} before it, so that it can be retried`]
  const isFit =
    /^(create (unique )?index|drop index|reindex index) concurrently |validate constraint/
  if (isAlone && !isFit.test(words))
    return ['can be interrupted halfway: outside a transaction, only create or drop indexes']
  return []
}

function plain(statement: string): string {
  return statement
    .replace(/^--.*$/gm, '')
    .replace(/"/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/;$/, '')
    .toLowerCase()
}

const tableOf = (words: string): string =>
  /(?:^alter table (?:only )?|^create .*?\bon |^update )(\S+)/.exec(words)?.[1] ?? ''

export function migrationProblems(): string[] {
  return readdirSync(inProject(FOLDER))
    .filter((name) => name.endsWith('.sql'))
    .flatMap((name) => problemsOf(name, readFileSync(path.join(inProject(FOLDER), name), 'utf8')))
}
