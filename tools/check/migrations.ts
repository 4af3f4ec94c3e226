import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ALONE } from '../../server/db/migration-form.ts'
import { inProject } from '../../cli/bootstrap/project.mjs'

const FOLDER = 'server/db/migrations'
/** Before a statement that is right all the same, with the reason. */
const EXCUSE = /^-- safe: \S.{10,}$/m

interface Rule {
  pattern: RegExp
  problem: string
}

/** What holds a table for as long as it is long, or breaks the version that still runs. */
const RULES: Rule[] = [
  {
    pattern: /^create (unique )?index (?!concurrently)/,
    problem: `makes everybody who writes wait: CREATE INDEX CONCURRENTLY, in a migration that begins with "${ALONE}"`,
  },
  {
    pattern: /^drop index (?!concurrently)/,
    problem: `waits in front of everybody: DROP INDEX CONCURRENTLY, in a migration that begins with "${ALONE}"`,
  },
  {
    pattern: /\badd (column )?(?!constraint)\S+ (?!.*\bdefault\b).*\bnot null\b/,
    problem: 'fails where there are rows, and for inserts of the version before: give it a DEFAULT',
  },
  {
    pattern:
      /\badd (column )?.*(\bserial\b|bigserial|generated always|default [^,]*(random|clock_timestamp|nextval|xact_id|uuid)[\w]*\()/,
    problem: 'writes the whole table anew: add it empty and fill it in parts',
  },
  {
    pattern: /\bset not null\b/,
    problem:
      'reads the whole table while nobody may: add a CHECK … NOT VALID and validate it first',
  },
  {
    pattern: /\badd constraint\b(?!.*\bnot valid\b)(?!.*\busing index\b)/,
    problem: 'reads the whole table while nobody may: NOT VALID, and VALIDATE CONSTRAINT after it',
  },
  {
    pattern: /^alter table .*\b(alter column )?\S+ (set data )?type\b/,
    problem: 'writes the whole table anew: add another column and move over',
  },
  {
    pattern: /\bdrop column\b|^drop (table|function|view)\b/,
    problem: 'the version before still asks for it: drop it one release after the last use',
  },
  {
    pattern: /\brename\b/,
    problem: 'the version before knows the old name: add the new one beside it',
  },
  {
    pattern: /^(with .*)?(update|delete from)\b/,
    problem: 'locks every row it changes until the end: change rows in parts, by a job',
  },
  {
    pattern: /^(lock|cluster|vacuum full|truncate)\b|^reindex (?!.*concurrently)|lock_timeout/,
    problem: 'holds others up for an unknown time',
  },
]

/** What would hold up or break a running shop, as lines to print. */
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

/** Cut off, an index made beside the traffic stays behind broken: beginning again has to drop it. */
function formProblems(words: string, before: string, isAlone: boolean): string[] {
  const index = /^create (?:unique )?index concurrently (?:if not exists )?(\S+)/.exec(words)?.[1]
  if (words.includes(' concurrently ') && !isAlone) return [`begin the file with "${ALONE}"`]
  if (index && before !== `drop index concurrently if exists ${index}`)
    return [`put DROP INDEX CONCURRENTLY IF EXISTS ${index} before it, so that it can begin again`]
  const isFit =
    /^(create (unique )?index|drop index|reindex index) concurrently |validate constraint/
  if (isAlone && !isFit.test(words))
    return ['can be cut off half done: outside a transaction only indexes are made or dropped']
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
