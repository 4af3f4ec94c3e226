import { Client, escapeIdentifier as quoted } from 'pg'

/** Resets and saves take turns. */
const LOCK = 7_262_727
/** Web processes and live streams have seen their ids, so these never repeat. */
const APPEND_ONLY = ['catalogue_changes', 'events']
/** Neither saved nor restored: rows that web processes poll, and counted tries, of which a reset leaves none. */
const NOT_SAVED = ['catalogue_changes', 'try_counters']
const SEQUENCES = 'saved_sequences'
const PREFIX = 'seed_'
const TIMEOUTS = `set statement_timeout = '30s'; set lock_timeout = '5s'`

const schemaOf = (name: string) => quoted(PREFIX + name)

interface Options {
  /** `repeatable read` copies one state of all tables; `read committed` does not conflict with concurrent changes. */
  isolation: 'repeatable read' | 'read committed'
  /** By performance.now(): then the connection is closed, so that the transaction cannot commit any more. */
  endsAt?: number
}

/** Timers run up to a millisecond early, and the caller must find that the time is over. */
const timeUntil = (time: number): number => Math.ceil(time - performance.now()) + 2

/** Runs `work` in one transaction on a connection without the time limits of requests. */
export async function inSeedTransaction<T>(
  databaseUrl: string,
  { isolation, endsAt }: Options,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'sampan seeds' })
  // A connection that breaks rejects its query as well.
  client.on('error', () => undefined)
  await client.connect()
  const end = () => void client.end().catch(() => undefined)
  const timer = endsAt === undefined ? undefined : setTimeout(end, timeUntil(endsAt))
  try {
    await client.query(TIMEOUTS)
    // Taken before the snapshot, so that the second of two callers sees what the first one saved.
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(`begin isolation level ${isolation}`)
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    clearTimeout(timer)
    await client.end()
  }
}

interface Table {
  name: string
  isPartition: boolean
  /** The primary key; empty without one. */
  key: string[]
  columns: string[]
}

/** The tables, each after those that it refers to. */
async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { refersTo: string[] }>(`
    select c.relname as name, c.relispartition as "isPartition", array(
      select distinct confrelid::regclass::text from pg_constraint
      where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as "refersTo",
      array(select attname::text from pg_attribute join pg_index on indrelid = attrelid and attnum = any(indkey)
        where attrelid = c.oid and indisprimary) as key,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped) as columns
    from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    order by 1`)
  const sorted: typeof rows = []
  const left = new Set(rows)
  while (left.size > 0) {
    const waiting = new Set([...left].map(({ name }) => name))
    const ready = [...left].filter(({ refersTo }) => !refersTo.some((name) => waiting.has(name)))
    if (ready.length === 0) throw new Error('tables refer to each other in a circle')
    for (const table of ready) left.delete(table)
    sorted.push(...ready)
  }
  return sorted
}

/** A seed of another version of the schema is as good as none. */
const FINGERPRINT = `
  select md5(string_agg(table_name || column_name || data_type, ',' order by table_name, ordinal_position)) as sum
  from information_schema.columns where table_schema = 'public'`

export async function isSaved(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from pg_namespace, (${FINGERPRINT}) as schema
     where nspname = $1 and obj_description(oid, 'pg_namespace') = schema.sum`,
    [PREFIX + name],
  )
  return rows.length > 0
}

/** Of any version of the schema. */
export async function savedNames(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select substr(nspname, ${PREFIX.length + 1}) as name from pg_namespace where starts_with(nspname, $1)`,
    [PREFIX],
  )
  return rows.map(({ name }) => name)
}

/** Whether nobody has used the shop: it has products, at most the demo shopper, and no changes by operators. */
export async function isPristine(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(`
    select exists (select 1 from products) and (select count(*) from users) <= 1
      and not exists (select 1 from orders) and not exists (
        select 1 from audit_events where event not in
          ('registered', 'payment-password-change', 'recharge-asked', 'recharge-passed')) as is`)
  return rows[0]!.is
}

export async function drop(client: Client, name: string): Promise<void> {
  await client.query(`drop schema if exists ${schemaOf(name)} cascade`)
}

/** Copies all tables into a schema of their own. */
export async function save(client: Client, name: string): Promise<void> {
  const schema = schemaOf(name)
  await drop(client, name)
  await client.query(`create schema ${schema}`)
  for (const table of await tablesOf(client)) {
    if (table.isPartition || NOT_SAVED.includes(table.name)) continue
    const own = quoted(table.name)
    await client.query(`create table ${schema}.${own} as table public.${own}`)
  }
  await client.query(`
    create table ${schema}.${SEQUENCES} as
    select sequencename::text as name, last_value from pg_sequences where schemaname = 'public'`)
  const { rows } = await client.query<{ sum: string }>(FINGERPRINT)
  await client.query(`comment on schema ${schema} is '${rows[0]!.sum}'`)
}

/**
 * Restores all tables in one transaction: readers see the old state until it ends, and writers wait. Only rows that
 * differ are written, because the indexes of the catalogue take seconds to build.
 */
export async function restore(client: Client, name: string): Promise<void> {
  const schema = schemaOf(name)
  const tables = (await tablesOf(client)).filter((table) => table.name !== 'catalogue_changes')
  const whole = tables.filter(({ isPartition }) => !isPartition)
  const set = (state: string) =>
    tables.map((table) => `alter table ${quoted(table.name)} ${state} trigger user`).join(';')
  const all = whole.map((table) => quoted(table.name)).join()
  await client.query(`set local lock_timeout = '300ms'`)
  await client.query(`lock table ${all} in share row exclusive mode`)
  await client.query(set('disable'))
  for (const table of whole.toReversed()) await client.query(deletionOf(table, schema))
  for (const table of whole)
    if (!NOT_SAVED.includes(table.name))
      for (const statement of writesOf(table, schema)) await client.query(statement)
  await client.query(set('enable'))
  await client.query(
    `select setval(quote_ident(name)::regclass, coalesce(last_value, 1), last_value is not null)
     from ${schema}.${SEQUENCES} where name <> all ($1)`,
    [APPEND_ONLY.map((table) => `${table}_id_seq`)],
  )
  await client.query(`delete from pgboss.job where name in ('mail', 'push', 'webhook')`)
  await client.query(`insert into catalogue_changes (tag) values ('catalogue')`)
}

const isSameRow = (key: string[]) =>
  key.map((column) => `a.${quoted(column)} = b.${quoted(column)}`).join(' and ')

function deletionOf({ name, key }: Table, schema: string): string {
  const own = quoted(name)
  if (key.length === 0 || NOT_SAVED.includes(name)) return `delete from public.${own}`
  return `delete from public.${own} a where not exists (
    select 1 from ${schema}.${own} b where ${isSameRow(key)})`
}

/** Without a primary key, all rows have been deleted before. */
function writesOf({ name, key, columns }: Table, schema: string): string[] {
  const own = quoted(name)
  if (key.length === 0) return [`insert into public.${own} select * from ${schema}.${own}`]
  const insert = `insert into public.${own} select * from ${schema}.${own} b where not exists (
    select 1 from public.${own} a where ${isSameRow(key)})`
  const values = columns
    .filter((column) => !key.includes(column))
    .map((column) => `${quoted(column)} = b.${quoted(column)}`)
  if (values.length === 0) return [insert]
  const update = `update public.${own} a set ${values.join()} from ${schema}.${own} b
    where ${isSameRow(key)} and (a.*)::text <> (b.*)::text`
  return [update, insert]
}
