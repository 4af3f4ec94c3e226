import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { createTestDatabase, type TestDatabase } from '@/server/testing/database'
import { connect, type Connection } from './connection'
import { isOverload } from './overload'
import { inTransaction } from './transaction'

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await createTestDatabase()
  connection = connect(database.url)
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

async function endConnection(pid: number): Promise<void> {
  await connection.db.execute(sql`select pg_terminate_backend(${pid}, 1000)`)
}

test.each(['between two statements', 'during a statement'])(
  'answers busy when the database closes a connection %s of a transaction, and the process survives',
  async (when) => {
    const lost = inTransaction(connection.db, async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      const { pid } = rows[0]!
      if (when === 'between two statements') {
        await endConnection(pid)
        // Waits until the process has noticed.
        await sleep(50)
        await tx.execute(sql`select 1`)
      } else await Promise.all([tx.execute(sql`select pg_sleep(4)`), endConnection(pid)])
    })
    const error: unknown = await lost.catch((thrown: unknown) => thrown)
    expect(isOverload(error)).toBe(true)
    const { rows } = await connection.db.execute(sql`select 1 as one`)
    expect(rows).toEqual([{ one: 1 }])
  },
)

test('retries a deadlock, and answers busy when every try deadlocks', async () => {
  let tries = 0
  const lost = (times: number) =>
    inTransaction(connection.db, async (tx) => {
      tries += 1
      if (tries > times) return tries
      return tx.execute(sql`do $$ begin raise exception using errcode = '40P01'; end $$`)
    })
  expect(await lost(2)).toBe(3)
  tries = 0
  const error: unknown = await lost(Number.POSITIVE_INFINITY).catch((thrown: unknown) => thrown)
  expect([tries, isOverload(error)]).toEqual([3, true])
})

test.each([true, false])('keeps the names of prepared statements: %s', async (areNamed) => {
  const { pool, close } = connect(database.url, 1, undefined, areNamed)
  for (const value of [1, 2]) {
    const { rows } = await pool.query({
      name: 'sum',
      text: 'select $1::int + 1 as sum',
      values: [value],
    })
    expect(rows).toEqual([{ sum: value + 1 }])
  }
  const { rows } = await pool.query('select name from pg_prepared_statements')
  await close()
  expect(rows).toEqual(areNamed ? [{ name: 'sum' }] : [])
})
