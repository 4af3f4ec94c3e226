import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { installQueues } from './queues'

const MIGRATION_LOCK = 7_262_721

/** Brings a database to the newest shape. Two processes starting at once take turns on an advisory lock. */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const migrationsFolder = path.join(process.cwd(), 'server/db/migrations')
    await applyMigrations(drizzle(client), { migrationsFolder })
    await installQueues(databaseUrl)
  } finally {
    await client.end()
  }
}
