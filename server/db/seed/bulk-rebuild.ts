import { Client } from 'pg'

const TABLES = ['products', 'skus', 'reviews', 'product_search']
const LONGEST = 'product_search_words'
/** Stands for what is done after the indexes that are not the longest. */
const SETTLING = 'settling'

interface Removed {
  position: number
  name: string
  statement: string
}

/**
 * Takes away what would be kept in step row by row: indexes but the primary keys, and foreign keys. How to
 * make them again is kept in the database, so that a load that was cut off still knows.
 */
export async function takeDownIndexes(client: Client): Promise<void> {
  await client.query(
    'create table if not exists bulk_rebuild (position serial primary key, name text not null, statement text not null)',
  )
  const { rows } = await client.query<{ name: string; statement: string; removal: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as statement,
       'drop index ' || i.indexrelid::regclass as removal
     from pg_index i where i.indrelid = any($1::regclass[]) and not i.indisunique
     union all
     select c.conname, format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)),
       format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname)
     from pg_constraint c where c.contype = 'f' and c.conrelid = any($1::regclass[])`,
    [TABLES],
  )
  if (!(await isTakenDown(client)))
    await client.query(`insert into bulk_rebuild (name, statement) values ($1, '')`, [SETTLING])
  for (const { name, statement, removal } of rows) {
    await client.query('begin')
    await client.query('insert into bulk_rebuild (name, statement) values ($1, $2)', [
      name,
      statement,
    ])
    await client.query(removal)
    await client.query('commit')
  }
}

export async function isTakenDown(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('bulk_rebuild') is not null as exists`,
  )
  if (!rows[0]?.exists) return false
  const { rowCount } = await client.query('select 1 from bulk_rebuild limit 1')
  return rowCount === 1
}

/** The index of all words takes longer than all others together, so that others and much else are done beside it. */
export type Share = 'longest' | 'others'

/** Makes one share of them again; cut off, it goes on where it was. */
export async function putUpIndexes(
  databaseUrl: string,
  share: Share,
  report: (line: string) => void,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`set maintenance_work_mem = '512MB'`)
    const { rows } = await client.query<Removed>(
      `select position, name, statement from bulk_rebuild
       where (name = $1) = $2 and name <> $3 order by position`,
      [LONGEST, share === 'longest', SETTLING],
    )
    for (const { position, name, statement } of rows) {
      const began = performance.now()
      await client.query('begin')
      await client.query(statement)
      await client.query('delete from bulk_rebuild where position = $1', [position])
      await client.query('commit')
      report(`${name}: ${Math.round((performance.now() - began) / 100) / 10} s`)
    }
  } finally {
    await client.end()
  }
}

/** From here on there is nothing left to do again. */
export async function noteSettled(client: Client): Promise<void> {
  await client.query('delete from bulk_rebuild where name = $1', [SETTLING])
}
