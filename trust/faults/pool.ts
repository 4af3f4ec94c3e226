import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { TestBackend } from '@/server/testing/backend'

/** Locks a table that every call reads, so that all connections of the backend wait. */
export async function holdEverything(shop: TestBackend, ms: number): Promise<void> {
  const client = new Client({ connectionString: shop.backend.services.config.databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('lock table sessions in access exclusive mode')
    await pause(ms)
  } finally {
    await client.query('rollback')
    await client.end()
  }
}
