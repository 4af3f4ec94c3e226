import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { months } from '@/server/repositories/partitions'
import { maintainPartitions } from '@/server/services/operations/partitions'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { archiveCommands } from '../ops/archive'
import { archivePart } from './archive'

let shop: TestBackend
let folder: string
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sampan-archive-'))
  shop = await openTestBackend()
  await shop.backend.services.db.execute(sql`
    insert into audit_events (event, is_done, actor, user_id, ip, device, request_id, created_at)
    select 'signed-in', true, 'shopper', n, '192.0.2.1', 'a "phone",' || chr(10) || 'ไทย', 'r',
      '2026-01-01'::timestamptz + make_interval(mins => n) from generate_series(1, 2000) n`)
})
afterEach(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const parts = () => months(shop.backend.services.db, 'audit_events')
const url = () => shop.backend.services.config.directUrl

test('writes a complete partition that only its owner can read, and that can be read without PostgreSQL', async () => {
  const [part] = await parts()
  const archived = await archivePart(url(), 'audit_events', part!, folder)
  const own = path.join(folder, 'audit_events_before')
  expect(readdirSync(own).sort()).toEqual(['audit_events_before.csv.gz', 'manifest.json'])
  expect(statSync(path.join(own, archived.file)).mode & 0o777).toBe(0o600)
  expect(archived.rows).toBe(2000)
  expect(JSON.parse(readFileSync(path.join(own, 'manifest.json'), 'utf8'))).toEqual(archived)
  const text = gunzipSync(readFileSync(path.join(own, archived.file))).toString()
  expect(text.split('\n')[0]).toBe(
    'id,event,is_done,actor,user_id,ref_id,ip,device,request_id,created_at,staff_id,staff_name,changes',
  )
  expect(text.match(/"a ""phone"",\nไทย"/g)).toHaveLength(2000)
})

test('does not overwrite an archive that exists', async () => {
  const [part] = await parts()
  await archivePart(url(), 'audit_events', part!, folder)
  await expect(archivePart(url(), 'audit_events', part!, folder)).rejects.toThrow('already exists')
  expect(readdirSync(folder)).toEqual(['audit_events_before'])
})

test('removes a month from the database after its file was read back', async () => {
  const { db, config, files } = shop.backend.services
  const said: string[] = []
  jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  const run = (values: Record<string, unknown>) =>
    archiveCommands.archive!.run({
      call: () => Promise.resolve(null),
      db,
      config,
      files,
      values,
      positionals: [folder],
    })
  const bound = (await parts())[0]!.to!
  await maintainPartitions(db, bound)
  await run({})
  expect(said).toEqual(['No month is old enough.'])
  jest.useFakeTimers({
    now: bound.getTime() + 94 * 86_400_000,
    doNotFake: [
      'nextTick',
      'setImmediate',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'queueMicrotask',
      'performance',
    ],
  })
  await run({ keep: true })
  expect((await parts())[0]!.name).toBe('audit_events_before')
  rmSync(path.join(folder, 'audit_events_before'), { recursive: true })
  await run({})
  jest.useRealTimers()
  expect((await parts()).map(({ name }) => name)).not.toContain('audit_events_before')
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int from audit_events`)
  expect(rows[0]?.count).toBe(0)
  expect(said.slice(-2)[0]).toMatch(/^audit_events_before: 2000 rows in \d+ bytes, verified/)
})
