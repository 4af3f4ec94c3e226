import { Client } from 'pg'

const TABLES = ['products', 'skus', 'reviews', 'product_search']
const LONGEST = 'product_search_words'
/** Placeholder entry for the steps after the rebuild of the other indexes. */
const FINISH_STEP = 'settling'

interface Removed {
  position: number
  name: string
  statement: string
}

/**
 * Drops what would be maintained row by row: foreign keys and non-unique indexes. The statements
 * that recreate them are stored in the database, so that an interrupted load can continue.
 */
export async function dropIndexes(client: Client): Promise<void> {
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
  if (!(await isRebuildPending(client)))
    await client.query(`insert into bulk_rebuild (name, statement) values ($1, '')`, [FINISH_STEP])
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

export async function isRebuildPending(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('bulk_rebuild') is not null as exists`,
  )
  if (!rows[0]?.exists) return false
  const { rowCount } = await client.query('select 1 from bulk_rebuild limit 1')
  return rowCount === 1
}

/**
 * The full-text index takes longer to build than all others together, so the others are built in
 * parallel with it.
 */
export type IndexGroup = 'longest' | 'others'

/** Recreates one group of indexes. After an interruption, it continues with the remaining ones. */
export async function rebuildIndexes(
  databaseUrl: string,
  group: IndexGroup,
  report: (line: string) => void,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`set maintenance_work_mem = '512MB'`)
    const { rows } = await client.query<Removed>(
      `select position, name, statement from bulk_rebuild
       where (name = $1) = $2 and name <> $3 order by position`,
      [LONGEST, group === 'longest', FINISH_STEP],
    )
    for (const { position, name, statement } of rows) {
      const startedAt = performance.now()
      await client.query('begin')
      await client.query(statement)
      await client.query('delete from bulk_rebuild where position = $1', [position])
      await client.query('commit')
      report(`${name}: ${Math.round((performance.now() - startedAt) / 100) / 10} s`)
    }
  } finally {
    await client.end()
  }
}

/** Marks the steps after the rebuild as completed. */
export async function markFinished(client: Client): Promise<void> {
  await client.query('delete from bulk_rebuild where name = $1', [FINISH_STEP])
}
