import { Client } from 'pg'
import { createTestDatabase } from './database'

test('each test database has the tables, no rows, and is dropped', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  expect(one.url).not.toBe(other.url)
  const client = new Client({ connectionString: one.url })
  await client.connect()
  const { rows } = await client.query('select count(*)::int as n from users')
  expect(rows).toEqual([{ n: 0 }])
  await client.end()
  await Promise.all([one.drop(), other.drop()])
  const gone = new Client({ connectionString: one.url })
  await expect(gone.connect()).rejects.toThrow('does not exist')
})
