import { Client } from 'pg'
import { createTestDatabase, type TestDatabase } from '@/server/testing/database'
import { installQueues } from './queues'

let database: TestDatabase
let client: Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

it('retries mail for hours, also in a queue of an earlier version', async () => {
  await client.query(
    `update pgboss.queue set retry_limit = 8, retry_delay_max = null where name = 'mail'`,
  )
  await installQueues(database.url)
  const { rows } = await client.query<{ tries: number; delay: number; most: number }>(
    `select retry_limit as tries, retry_delay as delay, retry_delay_max as most
     from pgboss.queue where name = 'mail'`,
  )
  const { tries, delay, most } = rows[0]!
  // The minimum delays of pg-boss between attempts.
  const pauses = Array.from({ length: tries }, (_, count) => Math.min(most, delay * 2 ** count))
  const hours = pauses.reduce((sum, seconds) => sum + seconds, 0) / 3600
  expect(hours).toBeGreaterThan(6)
})
