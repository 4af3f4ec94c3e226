import type { Pool } from 'pg'
import { opsChanges, opsProduct } from '@/contracts/operators'
import { deleteOld, fresh } from '@/server/services/catalogue/changes'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { CatalogueWatch, watchChanges, type ChangeSource } from './watch-changes'

let test: TestBackend
let pool: Pool
let told: string[][]
let source: ChangeSource
let watch: CatalogueWatch
let now: number

const tell = (tags: string[]) => {
  told.push(tags)
  return Promise.resolve()
}
const look = (laterMs = 200) => watch.poll((now += laterMs))
const note = (tag: string, ageS = 0) =>
  pool.query(
    `INSERT INTO catalogue_changes (tag, created_at) VALUES ($1, now() - make_interval(secs => $2))`,
    [tag, ageS],
  )

beforeAll(async () => {
  test = await openTestBackend()
  pool = test.backend.connection.pool
  source = (since) => fresh(test.backend.services, since)
})
afterAll(() => test.close())
beforeEach(async () => {
  await pool.query('DELETE FROM catalogue_changes')
  told = []
  now = Date.now()
  watch = new CatalogueWatch(source, tell)
  await look()
})

it('invalidates everything at the start', () => {
  expect(told).toEqual([['catalogue']])
})

it('reports a change once', async () => {
  await note('product-1')
  for (let i = 0; i < 20; i++) await look()
  expect(told.slice(1)).toEqual([['product-1']])
})

it('reports the rows of a transaction that commits late, whatever their ids', async () => {
  const slow = await pool.connect()
  await slow.query('BEGIN')
  await slow.query(`INSERT INTO catalogue_changes (tag) VALUES ('product-7')`)
  await note('product-8')
  await look()
  await slow.query('COMMIT')
  slow.release()
  await look()
  expect(told.slice(1)).toEqual([['product-8'], ['product-7']])
})

it('reports every change once while transactions commit late and in any order', async () => {
  const slow = await Promise.all([pool.connect(), pool.connect(), pool.connect()])
  for (const [index, client] of slow.entries()) {
    await client.query('BEGIN')
    await client.query(`INSERT INTO catalogue_changes (tag) VALUES ('product-${index}')`)
    await note(`shop-${index}`)
    await look()
  }
  for (const index of [1, 2, 0]) {
    await slow[index]!.query(`INSERT INTO catalogue_changes (tag) VALUES ('product-1${index}')`)
    await slow[index]!.query(index === 2 ? 'ROLLBACK' : 'COMMIT')
    slow[index]!.release()
    await look()
    await look()
  }
  const expected = [['shop-0'], ['shop-1'], ['shop-2'], ['product-1', 'product-11']]
  expect(told.slice(1)).toEqual([...expected, ['product-0', 'product-10']])
})

it('reports a change that is committed more than a minute after its transaction began', async () => {
  await pool.query(
    `INSERT INTO catalogue_changes (tag, created_at) VALUES ('product-9', now() - interval '2 minutes')`,
  )
  await look()
  expect(told.slice(1)).toEqual([['product-9']])
})

it('reads the last minute again after a failure, because another server may have taken over', async () => {
  const asked: (string | undefined)[] = []
  let isDown = false
  const failing = new CatalogueWatch((since) => {
    asked.push(since)
    return isDown ? Promise.reject(new Error('connection lost')) : source(since)
  }, tell)
  await failing.poll((now += 200))
  isDown = true
  await expect(failing.poll((now += 200))).rejects.toThrow('connection lost')
  isDown = false
  await note('product-3')
  await failing.poll((now += 200))
  expect(asked).toEqual([undefined, expect.stringContaining(':'), undefined])
  expect(told.at(-1)).toEqual(['product-3'])
})

it('retries reports that failed', async () => {
  let isDown = true
  const delivered: string[][] = []
  const failing = new CatalogueWatch(source, (tags) => {
    if (isDown) return Promise.reject(new Error('not listening yet'))
    delivered.push(tags)
    return Promise.resolve()
  })
  await note('home')
  await expect(failing.poll(now)).rejects.toThrow('not listening yet')
  isDown = false
  await failing.poll(now + 200)
  expect(delivered).toEqual([['catalogue', 'home']])
})

it('invalidates everything after a pause in polling', async () => {
  await look(40_000)
  expect(told.at(-1)).toEqual(['catalogue'])
})

it('invalidates everything instead of very many tags', async () => {
  await pool.query(
    `INSERT INTO catalogue_changes (tag) SELECT 'product-' || n FROM generate_series(1, 600) n`,
  )
  await look()
  expect(told.at(-1)).toEqual(['catalogue'])
})

it('deletes changes older than one hour', async () => {
  await note('product-1', 3700)
  await note('product-2', 3500)
  await deleteOld(test.backend.services)
  const { rows } = await pool.query('SELECT tag FROM catalogue_changes')
  expect(rows).toEqual([{ tag: 'product-2' }])
})

it('shows a new price of an operator within a second', async () => {
  const stop = watchChanges(source, tell)
  const answer = await test.ask(opsProduct, { id: 1, price: 4321 })
  expect(answer.code).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 900))
  stop()
  const tags = new Set(told.flat())
  expect([...tags]).toEqual(expect.arrayContaining(['product-1', 'home']))
})

it('logs the first failure of a series and the recovery', async () => {
  const lines: { level: string; msg: string; cause?: string }[] = []
  const written = jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(JSON.parse(String(line)) as (typeof lines)[number])
    return true
  })
  let polls = 0
  const failing: ChangeSource = () => {
    polls += 1
    const isDown = polls <= 2 || polls === 4
    if (isDown) return Promise.reject(new Error('failed', { cause: new Error(`down ${polls}`) }))
    return Promise.resolve({ list: [], until: '5:5:' })
  }
  const stop = watchChanges(failing, tell)
  while (polls < 6) await new Promise((resolve) => setTimeout(resolve, 50))
  stop()
  written.mockRestore()
  const failure = (cause: string) => ({
    level: 'error',
    app: 'sampan',
    msg: 'changes of the catalogue cannot be followed',
    cause: expect.stringContaining(cause),
  })
  const recovery = {
    level: 'info',
    app: 'sampan',
    msg: 'changes of the catalogue are followed again',
  }
  expect(lines).toEqual([failure('down 1'), recovery, failure('down 4'), recovery])
})

it('sends other web processes the changes that they have not seen', async () => {
  await note('product-1')
  await note('product-2', 61)
  const { data } = await test.ask(opsChanges, {})
  expect(data.list).toEqual([{ tag: 'product-1' }])
  await note('shop-3')
  const next = await test.ask(opsChanges, { since: data.until })
  expect(next.data.list).toEqual([{ tag: 'shop-3' }])
  const none = await test.ask(opsChanges, { since: next.data.until })
  expect(none.data.list).toEqual([])
})

it.each(['9:5:', '0:5:', '3:9:4,1', '3:9:9', '3:9:2'])(
  'reads the last minute for a snapshot that is not valid: %s',
  async (since) => {
    await note('product-1')
    const { code, data } = await test.ask(opsChanges, { since })
    expect([code, data.list.map(({ tag }) => tag)]).toEqual([1, ['product-1']])
  },
)
