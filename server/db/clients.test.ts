import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { createTestDatabase, type TestDatabase } from '@/server/testing/database'
import { connect, type Connection } from './connection'
import { inTransaction, together } from './transaction'

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await createTestDatabase()
  connection = connect(database.url, 1)
  await connection.pool.query('create table marks (id int primary key)')
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})
beforeEach(() => connection.pool.query('truncate marks'))

const mark = (id: number) => sql`insert into marks values (${id})`
const marks = async () => {
  const { rows } = await connection.pool.query<{ id: number }>('select id from marks order by id')
  return rows.map(({ id }) => id)
}

test('prepares a statement once per connection, and no list of several values', async () => {
  for (const id of [1, 2]) await connection.db.execute(mark(id))
  await connection.db.execute(sql`select 1 from marks where id in ${[1, 2]}`)
  const { rows } = await connection.pool.query<{ statement: string }>(
    'select statement from pg_prepared_statements',
  )
  expect(rows).toEqual([{ statement: 'insert into marks values ($1)' }])
})

test('a statement prepared first in a failed transaction works later', async () => {
  const read = (id: number) => sql`select id from marks where id = ${id}::int`
  const failed = inTransaction(connection.db, (tx) =>
    together([
      tx.execute(sql`select 1 / ${0}::int`).execute(),
      tx.execute(read(1)).execute(),
      tx.execute(read(2)).execute(),
    ]),
  )
  await expect(failed).rejects.toMatchObject({ cause: { message: 'division by zero' } })
  expect((await connection.db.execute(read(1))).rows).toEqual([])
})

test('sends nothing after the rollback of statements sent together', async () => {
  const slow = async (tx: Parameters<Parameters<typeof inTransaction>[1]>[0]) => {
    await tx.execute(mark(1)).execute()
    await sleep(50)
    await tx.execute(mark(2)).execute()
  }
  const failed = inTransaction(connection.db, (tx) =>
    together([slow(tx), Promise.reject(new Error('refused'))]),
  )
  await expect(failed).rejects.toThrow('refused')
  await sleep(100)
  expect(await marks()).toEqual([])
})

test('a write sent with the commit is part of the transaction', async () => {
  await inTransaction(connection.db, async (tx, atEnd) => {
    atEnd(mark(2))
    await tx.execute(mark(1))
  })
  expect(await marks()).toEqual([1, 2])
})

test('a failed write sent with the commit rolls the transaction back', async () => {
  const failed = inTransaction(connection.db, async (tx, atEnd) => {
    await tx.execute(mark(1))
    atEnd(mark(1))
  })
  await expect(failed).rejects.toMatchObject({ cause: { constraint: 'marks_pkey' } })
  expect(await marks()).toEqual([])
})

test('retries when a write sent with the commit deadlocks', async () => {
  let tries = 0
  const deadlock = sql`do $$ begin raise exception using errcode = '40P01'; end $$`
  await inTransaction(connection.db, async (tx, atEnd) => {
    tries += 1
    await tx.execute(mark(1))
    atEnd(tries < 3 ? deadlock : mark(2))
  })
  expect([tries, await marks()]).toEqual([3, [1, 2]])
})
