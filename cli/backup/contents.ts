import type { Client } from 'pg'
import { Failure } from '../bootstrap/failure.mjs'

/** Sessions and other credentials, bulk-load state and the verifier's position are not part of a backup. */
const EXCLUDED_TABLES = [
  'sessions',
  'staff_sessions',
  'pay_tickets',
  'one_time_codes',
  'bulk_batches',
  'ledger_checkpoints',
]

/** Transaction ids mean nothing in another database (decision 15). */
const COLUMN_OVERRIDES: Record<string, Record<string, string>> = { events: { xid: '0::bigint' } }

export interface Table {
  name: string
  columns: string[]
}

/** Every table in the backup, partitioned ones as a whole, ordered by foreign keys. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
       and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> all ($1)
     group by c.relname order by c.relname`,
    [EXCLUDED_TABLES],
  )
  return byDependency(rows, await foreignKeysOf(client))
}

async function foreignKeysOf(client: Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ name: string; targets: string[] }>(
    `select conrelid::regclass::text as name, array_agg(confrelid::regclass::text) as targets
     from pg_constraint where contype = 'f' and conrelid <> confrelid group by 1`,
  )
  return new Map(rows.map(({ name, targets }) => [name, targets]))
}

function byDependency(tables: Table[], foreignKeys: Map<string, string[]>): Table[] {
  const ordered: Table[] = []
  let waiting = tables
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name))
    const ready = waiting.filter(
      ({ name }) => !foreignKeys.get(name)?.some((one) => names.has(one)),
    )
    if (ready.length === 0)
      throw new Failure(`Foreign keys form a cycle: ${[...names].join(', ')}.`)
    ordered.push(...ready)
    waiting = waiting.filter((table) => !ready.includes(table))
  }
  return ordered
}

export interface Sequence {
  name: string
  value: string
  isCalled: boolean
}

/** Read after the snapshot, so that a sequence is never behind its rows. */
export async function sequencesOf(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1`,
  )
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${client.escapeIdentifier(name)}`,
    )
    if (found[0]) sequences.push({ name, ...found[0] })
  }
  return sequences
}

/** The query whose result COPY writes. */
export function selectionOf(client: Client, { name, columns }: Table): string {
  const picked = columns.map(
    (column) => COLUMN_OVERRIDES[name]?.[column] ?? client.escapeIdentifier(column),
  )
  return `select ${picked.join(', ')} from ${client.escapeIdentifier(name)}`
}

export const columnList = (client: Client, columns: string[]): string =>
  columns.map((column) => client.escapeIdentifier(column)).join(', ')
