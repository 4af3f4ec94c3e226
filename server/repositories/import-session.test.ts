import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { firstLines, noteNames, openImportSession } from './import-session'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const sessions = sql`select pid from pg_stat_activity
  where application_name = 'sampan import' and datname = current_database()`

async function openSession() {
  return openImportSession(test.backend.services.config.directUrl)
}

it('fails, and does not end the process, when its connection is lost between two queries', async () => {
  const session = await openSession()
  await noteNames(session.db, 'code', [{ name: 'A', line: 2 }])
  const ended = await test.backend.services.db.execute(
    sql`select pg_terminate_backend(pid) from (${sessions}) s`,
  )
  expect(ended.rowCount).toBe(1)
  await sleep(100)
  await expect(firstLines(session.db, 'code', ['A'])).rejects.toThrow('Failed query')
  await session.close()
})

it('leaves no connection', async () => {
  const session = await openSession()
  await session.close()
  await sleep(100)
  expect((await test.backend.services.db.execute(sessions)).rows).toEqual([])
})

it('fails where no database answers', async () => {
  await expect(openImportSession('postgres://localhost:1/none')).rejects.toThrow('ECONNREFUSED')
})
