import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { DEMO_SETTING, IS_SEEDED } from '../../server/db/seed/demo-setting.ts'
import { inProject } from '../bootstrap/project.mjs'

interface Journal {
  entries: { when: number }[]
}

/**
 * Whether a database has every migration and nothing to seed. Does not load the migration code, which takes a
 * second and is rarely needed.
 */
export async function isCurrent(databaseUrl: string): Promise<boolean> {
  const journal = JSON.parse(
    readFileSync(inProject('server/db/migrations/meta/_journal.json'), 'utf8'),
  ) as Journal
  return asked(databaseUrl, async (client) => {
    const { rows } = await client.query<{ count: number; newest: string }>(
      'select count(*)::int, max(created_at) as newest from drizzle.__drizzle_migrations',
    )
    const filled = await client.query(`select 1 where ${IS_SEEDED}`)
    const newest = journal.entries.at(-1)?.when
    return (
      rows[0]?.count === journal.entries.length &&
      Number(rows[0].newest) === newest &&
      filled.rowCount === 1
    )
  })
}

/** Whether the shop is the demo; those from before the setting are known by their shopper. Only for what is printed. */
export function hasDemoCatalogue(databaseUrl: string): Promise<boolean> {
  return asked(databaseUrl, async (client) => {
    const { rowCount } = await client.query(
      `select 1 where coalesce(${DEMO_SETTING} = 'true',
        exists (select from users where email = 'demo@sampan.example'))`,
    )
    return rowCount === 1
  })
}

/** The answer of a database; false if it does not answer. */
async function asked(
  databaseUrl: string,
  ask: (client: Client) => Promise<boolean>,
): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    return await ask(client)
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
