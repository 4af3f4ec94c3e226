import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import { getAdminImport } from '@/contracts/admin-imports'
import { bossOn, enqueue, enqueueAll } from '@/server/db/queues'
import { inTransaction } from '@/server/db/transaction'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { csvOf, productRow } from '@/server/testing/import-files'
import { startImport } from '@/server/testing/import-runs'
import { newMember, type TestMember } from '@/server/testing/staff'
import { jobsOf } from './all'
import type { Attempt, Job } from './job'
import { type RunningJobs, startJobs } from './start'

let shop: TestBackend
let running: RunningJobs[] = []

beforeEach(async () => {
  shop = await openTestBackend()
})
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()))
  running = []
  await shop.close()
})

async function start(jobs: Job[]): Promise<RunningJobs> {
  const started = await startJobs(shop.backend.services, jobs)
  running.push(started)
  return started
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries > 200) throw new Error('it never happened')
    await sleep(50)
  }
}

test('runs an interval job in one of several processes, and in another when that one ends', async () => {
  const runs: string[] = []
  const job = (process: string): Job => ({
    name: 'count',
    every: 0.05,
    run: () => Promise.resolve(void runs.push(process)),
  })
  const first = await start([job('first')])
  await until(() => runs.length > 0)
  await start([job('second')])
  await sleep(300)
  expect(new Set(runs)).toEqual(new Set(['first']))
  await first.stop()
  const before = runs.length
  await until(() => runs.length > before)
  expect(runs.at(-1)).toBe('second')
})

test('runs an interval job again after a failure', async () => {
  let count = 0
  const run = async () => {
    count += 1
    throw new Error('not this time')
  }
  await start([{ name: 'fail', every: 0.02, run }])
  await until(() => count > 2)
  expect(count).toBeGreaterThan(2)
})

test('another process becomes the leader when the connection of the leader breaks', async () => {
  let count = 0
  const run = async () => void (count += 1)
  await start([{ name: 'count', every: 0.05, run }])
  await until(() => count > 0)
  await shop.backend.services.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'sampan jobs' and datname = current_database()`,
  )
  const before = count
  await until(() => count > before + 2)
  expect(count).toBeGreaterThan(before + 2)
})

test('logs the failure of a queue job, a cron job and an interval job with its name', async () => {
  const { db, log } = shop.backend.services
  const logged = jest.spyOn(log, 'error')
  const err = new Error('planted')
  const run = () => Promise.reject(err)
  await inTransaction(db, (tx) => enqueue(tx, 'mail', { to: 'ann' }))
  await db.execute(sql`update pgboss.job set retry_limit = 0 where name = 'mail'`)
  // Before the start, because the worker of a cron job looks for it at once and then every ten seconds.
  const boss = bossOn(db)
  await boss.createQueue('cron', { policy: 'exclusive', retryLimit: 0 })
  await boss.send('cron')
  await start([
    { queue: 'mail', run },
    { name: 'cron', cron: '0 0 1 1 *', run },
    { name: 'interval', every: 60, run },
  ])
  await until(() => logged.mock.calls.length >= 3)
  for (const job of ['mail', 'cron', 'interval'])
    expect(logged).toHaveBeenCalledWith({ err, job }, 'a job failed')
  expect(logged).toHaveBeenCalledTimes(3)
})

test('runs the jobs of a transaction once after it commits, and not after a rollback', async () => {
  const done: unknown[] = []
  const job: Job = {
    queue: 'mail',
    run: (_, data) => Promise.resolve(void done.push(data)),
  }
  await start([job])
  await start([job])
  const { db } = shop.backend.services
  await inTransaction(db, (tx) => enqueue(tx, 'mail', { to: 'ann' }))
  await inTransaction(db, async (tx) => {
    await enqueue(tx, 'mail', { to: 'nobody' })
    throw new Error('rolled back')
  }).catch(() => undefined)
  await until(() => done.length > 0)
  await sleep(1500)
  expect(done).toEqual([{ to: 'ann' }])
})

test('a start that failed in the middle leaves no queues running', async () => {
  const { db } = shop.backend.services
  const failing = jest
    .spyOn(PgBoss.prototype, 'updateQueue')
    .mockRejectedValueOnce(new Error('planted'))
  const jobs = await start([{ queue: 'mail', run: () => Promise.resolve() }])
  expect(failing).toHaveBeenCalledTimes(1)
  await jobs.stop()
  await sleep(200)
  const { rows } = await db.execute(
    sql`select pid from pg_stat_activity where application_name = 'sampan queues' and datname = current_database()`,
  )
  expect(rows).toEqual([])
})

test('a job knows its last attempt', async () => {
  const { db } = shop.backend.services
  const attempts: boolean[] = []
  await inTransaction(db, (tx) => enqueue(tx, 'mail', { to: 'ann' }))
  await db.execute(sql`update pgboss.job set retry_limit = 1, retry_delay = 0 where name = 'mail'`)
  const run = (_: unknown, __: unknown, { isLast }: Attempt) => {
    attempts.push(isLast)
    return Promise.reject(new Error('planted'))
  }
  await start([{ queue: 'mail', run }])
  await until(() => attempts.length === 2)
  expect(attempts).toEqual([false, true])
})

test('one process sends waiting items as fast as it can', async () => {
  let done = 0
  const { db } = shop.backend.services
  const items = Array.from({ length: 40 }, (_, n) => ({ data: { n }, group: 'one' }))
  await inTransaction(db, (tx) => enqueueAll(tx, 'mail', items))
  await start([{ queue: 'mail', run: () => Promise.resolve(void (done += 1)) }])
  await until(() => done === 40)
  expect(done).toBe(40)
})

test('two groups whose items do not end delay no other group', async () => {
  const begun: string[] = []
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  const run = (_: unknown, data: unknown) => {
    const { group } = data as { group: string }
    begun.push(group)
    return group === 'quick' ? Promise.resolve() : ended
  }
  // As real events come: in turn.
  const items = Array.from({ length: 10 }, (_, n) =>
    ['slow', 'slower', 'quick'].map((group) => ({ data: { group, n }, group })),
  ).flat()
  await inTransaction(shop.backend.services.db, (tx) => enqueueAll(tx, 'webhook', items))
  await start([{ queue: 'webhook', groups: { workers: 8, perGroup: 2 }, run }])
  const countOf = (group: string) => begun.filter((one) => one === group).length
  try {
    await until(() => countOf('quick') === 10)
    expect([countOf('slow'), countOf('slower')]).toEqual([2, 2])
  } finally {
    end()
  }
  await until(() => begun.length === 30)
})

test('imports of one merchant that take long delay no import of another', async () => {
  const [one, other] = [
    await newMember(shop, 'merchant', [1]),
    await newMember(shop, 'merchant', [2]),
  ]
  const importOf = async (content: string, by: TestMember) =>
    (await startImport(shop, content, {}, by.headers)).data.id
  const rejected = Array.from({ length: 8000 }, (_, at) => `p${at},,x`).join('\n')
  const long: number[] = []
  for (let count = 0; count < 3; count += 1)
    long.push(await importOf(`handle,category,price\n${rejected}\n`, one))
  const short = await importOf(csvOf([productRow({ shop: 'shop-2' })]), other)
  await start(jobsOf(shop.backend.services.config).filter((job) => 'queue' in job))
  const statusOf = async (id: number) => (await shop.ask(getAdminImport, { id })).data.status
  for (let tries = 0; (await statusOf(short)) !== 'done'; tries += 1) {
    if (tries > 200) throw new Error('it never ended')
    await sleep(50)
  }
  expect(await statusOf(long[2]!)).toBe('waiting')
})

test('the first import of each person goes before the second ones', async () => {
  const [one, two, three] = [
    await newMember(shop, 'merchant', [1]),
    await newMember(shop, 'merchant', [1]),
    await newMember(shop, 'merchant', [1]),
  ]
  const ids: number[] = []
  for (const { headers } of [one, one, one, two, two, three])
    ids.push((await startImport(shop, csvOf([productRow({})]), {}, headers)).data.id)
  const begun: unknown[] = []
  const run = (_: unknown, data: unknown) => Promise.resolve(void begun.push(data))
  await start([{ queue: 'import', groups: { workers: 1, perGroup: 1 }, run }])
  await until(() => begun.length === 6)
  expect(begun).toEqual([0, 3, 5, 1, 4, 2].map((at) => ({ id: ids[at] })))
})

test('only the item of a batch that failed is repeated', async () => {
  const runs: string[] = []
  const run = async (_: unknown, data: unknown) => {
    const { to } = data as { to: string }
    runs.push(to)
    if (to === 'fails') throw new Error('not this time')
  }
  const { db } = shop.backend.services
  await inTransaction(db, async (tx) => {
    await enqueue(tx, 'mail', { to: 'fails' })
    await enqueue(tx, 'mail', { to: 'works' })
  })
  await start([{ queue: 'mail', atOnce: 5, run }])
  await until(() => runs.length === 2)
  const states = async () => {
    const { rows } = await db.execute<{ to: string; state: string; output: unknown }>(
      sql`select data ->> 'to' as to, state::text, output from pgboss.job where name = 'mail' order by 1`,
    )
    return rows
  }
  while ((await states()).some(({ state }) => state === 'active')) await sleep(20)
  expect(await states()).toEqual([
    { to: 'fails', state: 'retry', output: { message: 'Error: not this time' } },
    { to: 'works', state: 'completed', output: null },
  ])
})

test.each([
  ['a webhook', 'webhook', 'started_on', 61],
  ['an import', 'import', 'heartbeat_on', 61],
] as const)('%s whose process has ended is queued again', async (_, queue, at, seconds) => {
  const { db } = shop.backend.services
  await inTransaction(db, (tx) => enqueue(tx, queue, {}))
  const age = async (ageSeconds: number) => {
    await db.execute(sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now()
      where name = ${queue}`)
    await db.execute(sql`update pgboss.job
      set ${sql.raw(at)} = now() - make_interval(secs => ${ageSeconds}) where name = ${queue}`)
    // pg-boss looks at a queue once a minute at most.
    await db.execute(sql`update pgboss.queue set monitor_claim_on = null where name = ${queue}`)
    await bossOn(db).supervise(queue)
    const { rows } = await db.execute(sql`select state::text from pgboss.job where name = ${queue}`)
    return rows
  }
  expect(await age(seconds - 10)).toEqual([{ state: 'active' }])
  expect(await age(seconds)).toEqual([{ state: 'retry' }])
})
