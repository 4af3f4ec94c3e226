import { sql } from 'drizzle-orm'
import { latestForSystem } from '@/server/repositories/audit-events'
import { months } from '@/server/repositories/partitions'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { maintainPartitions } from './partitions'

let shop: TestBackend
beforeEach(async () => {
  shop = await openTestBackend()
})
afterEach(() => shop.close())

const db = () => shop.backend.services.db
const names = async () => (await months(db(), 'audit_events')).map(({ name }) => name)
const note = (at: string) =>
  db().execute(sql`
    insert into audit_events (event, is_done, actor, ip, device, request_id, created_at)
    values ('signed-in', true, 'shopper', '', '', '', ${at}::timestamptz)`)
const partsOfRows = async () => {
  const { rows } = await db().execute<{ name: string }>(
    sql`select tableoid::regclass::text as name from audit_events order by id`,
  )
  return rows.map(({ name }) => name)
}
/** The boundary between the earlier table and the first month. */
async function firstBound(): Promise<Date> {
  return (await months(db(), 'audit_events'))[0]!.to!
}
const monthsLater = (time: Date, months: number) =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + months, 5))

test('stores each row in the partition of its month, which exists beforehand', async () => {
  const bound = await firstBound()
  expect(bound.getTime()).toBeGreaterThan(Date.now() + 50 * 86_400_000)
  await maintainPartitions(db(), bound)
  const [before, ...later] = await names()
  expect([before, later.length, later.at(-1)]).toEqual([
    'audit_events_before',
    4,
    'audit_events_other',
  ])
  await note(new Date(bound.getTime() - 1).toISOString())
  await note(bound.toISOString())
  await note(monthsLater(bound, 1).toISOString())
  expect(await partsOfRows()).toEqual(['audit_events_before', later[0], later[1]])
  await maintainPartitions(db(), bound)
  expect(await names()).toHaveLength(5)
  expect((await latestForSystem(db(), 2)).map(({ id }) => id)).toEqual([3, 2])
})

test('drops expired partitions, and the ids continue', async () => {
  const bound = await firstBound()
  await note('2025-01-01T00:00:00Z')
  await maintainPartitions(db(), monthsLater(bound, 13))
  expect(await names()).toContain('audit_events_before')
  await maintainPartitions(db(), monthsLater(bound, 14))
  expect(await names()).not.toContain('audit_events_before')
  await note(monthsLater(bound, 14).toISOString())
  expect((await latestForSystem(db(), 9)).map(({ id }) => id)).toEqual([2])
})

test('stores and reports a row without a partition', async () => {
  await note('2090-01-01T00:00:00Z')
  expect(await partsOfRows()).toEqual(['audit_events_other'])
  await expect(maintainPartitions(db())).rejects.toThrow('audit_events_other contains rows')
})

test('rejects the same changes in every partition as in the audit table', async () => {
  await maintainPartitions(db(), await firstBound())
  await note(new Date().toISOString())
  for (const part of await names()) {
    const refused = { cause: { message: expect.stringContaining('append-only') as string } }
    await expect(db().execute(sql.raw(`truncate ${part}`))).rejects.toMatchObject(refused)
  }
  for (const change of [
    `update audit_events_before set ip = ''`,
    'delete from audit_events_before',
  ])
    await expect(db().execute(sql.raw(change))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('append-only') as string },
    })
})
