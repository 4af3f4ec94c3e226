import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

const EVERY_MS = 20

/** Samples lock waits while work runs, and keeps the longest. */
export async function watchWaits(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl })
  // When the migration fails, the database is dropped while this runs.
  client.on('error', () => undefined)
  await client.connect()
  let isOver = false
  let longestMs = 0
  let samples = 0
  const done = (async () => {
    while (!isOver) {
      const { rows } = await client.query<{ ms: number }>(
        `select coalesce(max(extract(epoch from clock_timestamp() - waitstart)) * 1000, 0)::float8 as ms
         from pg_locks where not granted and locktype <> 'advisory'`,
      )
      longestMs = Math.max(longestMs, rows[0]?.ms ?? 0)
      samples += 1
      await sleep(EVERY_MS)
    }
  })()
  done.catch(() => undefined)
  return async () => {
    isOver = true
    await done
    await client.end()
    return { longestMs, samples }
  }
}
