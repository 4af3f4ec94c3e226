import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { HAS_CATALOGUE } from '../../server/db/seed/has-catalogue.ts'
import { inProject } from '../bootstrap/project.mjs'

interface Journal {
  entries: { when: number }[]
}

/**
 * Whether a database has every migration and needs no demo catalogue. Does not load the migration code, which takes a
 * second and is rarely needed.
 */
export async function isCurrent(databaseUrl: string): Promise<boolean> {
  const journal = JSON.parse(
    readFileSync(inProject('server/db/migrations/meta/_journal.json'), 'utf8'),
  ) as Journal
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ count: number; newest: string }>(
      'select count(*)::int, max(created_at) as newest from drizzle.__drizzle_migrations',
    )
    const filled = await client.query(`select 1 where ${HAS_CATALOGUE}`)
    const newest = journal.entries.at(-1)?.when
    return (
      rows[0]?.count === journal.entries.length &&
      Number(rows[0].newest) === newest &&
      filled.rowCount === 1
    )
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
