import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { getAdminImport, startAdminImport } from '@/contracts/admin-imports'
import { getHome } from '@/contracts/home'
import { listRelatedProducts } from '@/contracts/products'
import { listAuditEvents, inviteStaff, updateStaff } from '@/contracts/staff'
import * as imports from '@/server/repositories/imports'
import { deleteOld, run } from '@/server/services/imports/uploaded-imports'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { csvOf, productRow } from '@/server/testing/import-files'
import { startImport } from '@/server/testing/import-runs'
import { newShopper, order } from '@/server/testing/shoppers'
import { newMember, type TestMember } from '@/server/testing/staff'

let test: TestBackend
let merchant: TestMember
beforeAll(async () => {
  test = await openTestBackend()
  merchant = await newMember(test, 'merchant', [1])
})
afterAll(() => test.close())
/** An import waits for earlier ones of the same person, also for those that no test has run. */
beforeEach(() =>
  test.backend.services.db.execute(
    sql`update catalogue_imports set status = 'failed' where status in ('waiting', 'running')`,
  ),
)

const work = (id: number) => run(test.backend.services, { id })
const get = (id: number, by?: TestMember, own: object = {}) =>
  test.ask(getAdminImport, { id, ...own }, by ? { headers: by.headers } : {})

it('imports an uploaded file of a merchant into its own shops only', async () => {
  const content = csvOf([
    productRow({ handle: 'own', sku: 'OWN' }),
    productRow({ handle: 'foreign', sku: 'FOREIGN', shop: 'shop-2' }),
  ])
  const { data } = await startImport(test, content, {}, merchant.headers)
  expect(data).toMatchObject({ status: 'waiting', file_name: 'products.csv', total: null })
  await work(data.id)
  const { data: ended } = await get(data.id, merchant)
  expect(ended).toMatchObject({ status: 'done', total: 2, done: 2, added: 1, rejected: 1 })
  expect(ended.problems).toEqual([
    {
      line: 3,
      field: 'shop',
      reason: '"shop-2" is no shop that you may change',
      code: 'shopForbidden',
      values: { given: 'shop-2' },
    },
  ])
  const { data: trail } = await test.ask(listAuditEvents, {})
  expect(trail.list[0]).toMatchObject({
    event: 'catalogue-imported',
    actor: 'staff',
    changes: { added: { before: null, after: 1 }, rejected: { after: 1 } },
  })
  await work(data.id)
  expect((await get(data.id)).data.done).toBe(2)
})

it('counts the SKUs that a file adds to products and retires', async () => {
  const row = productRow({ handle: 'counted', sku: 'C-1', option1_name_en: 'Size' })
  const size = (value: string) => ({ ...row, option1_value_en: value, sku: `C-${value}` })
  const skusOf = async (rows: Record<string, string>[]) => {
    const { data } = await startImport(test, csvOf(rows))
    await work(data.id)
    const { skus_added, skus_retired } = (await get(data.id)).data
    return { skus_added, skus_retired }
  }
  expect(await skusOf([size('S')])).toEqual({ skus_added: 0, skus_retired: 0 })
  expect(await skusOf([size('S'), size('M')])).toEqual({ skus_added: 1, skus_retired: 0 })
  const other = { ...size('Red'), option1_name_en: 'Colour' }
  expect(await skusOf([other])).toEqual({ skus_added: 1, skus_retired: 2 })
})

it('names the fields of the form where something is missing', async () => {
  const { shop: _, ...row } = productRow({ handle: 'no-shop', sku: 'NO-SHOP' })
  const images = { shop: 'shop-1', images: 'a.jpg\n/api/uploads/catalogue-x.webp' }
  const content = csvOf([
    { ...row, shop: '', images: '' },
    { ...row, handle: 'pictured', sku: 'P', ...images },
  ])
  const { data } = await startImport(test, content)
  await work(data.id)
  const { problems } = (await get(data.id)).data
  expect(problems.map(({ reason }) => reason)).toEqual([
    'is missing: add the column, or choose the shop in the field Shop',
    '"a.jpg" is the name of a file: use an https address',
    '"/api/uploads/catalogue-x.webp" is no picture of this shop; use complete addresses',
  ])
  const latin = await startImport(test, Buffer.from([0x68, 0xe9, 0x0a]) as never)
  await work(latin.data.id)
  expect((await get(latin.data.id)).data.reason).toContain('in the field Encoding')
})

it('refuses the 21st waiting file of a person, also while the 20th is being stored', async () => {
  const [one, other] = [
    await newMember(test, 'merchant', [1]),
    await newMember(test, 'merchant', [1]),
  ]
  const upload = ({ headers }: TestMember) => startImport(test, csvOf([productRow()]), {}, headers)
  let id = 0
  for (let count = 0; count < 19; count += 1) id = (await upload(one)).data.id
  const { db } = test.backend.services
  const { id: _, ...last } = (await imports.find(db, id))!
  const late = await db.transaction(async (tx) => {
    await imports.lockWaiting(tx, one.id)
    await imports.add(tx, last)
    const started = upload(one)
    await Promise.race([started, sleep(500)])
    return { started }
  })
  expect(await late.started).toMatchObject({ code: 429 })
  expect((await upload(other)).code).toBe(1)
  await imports.update(db, id, { status: 'running' })
  expect((await upload(one)).code).toBe(1)
  expect((await upload(one)).code).toBe(429)
})

it('hides imports of others from merchants', async () => {
  const { data } = await startImport(test, csvOf([productRow()]))
  expect((await get(data.id)).code).toBe(1)
  expect((await get(data.id, merchant)).code).toBe(404)
})

it('refuses a file of more lines than one upload may have', async () => {
  const rows = Array.from({ length: 100_001 }, (_, at) => `p${at},,1`)
  const { data } = await startImport(test, `handle,category,price\n${rows.join('\n')}\n`)
  await work(data.id)
  const { status, reason, rejected } = (await get(data.id)).data
  expect([status, rejected]).toEqual(['failed', 0])
  expect(reason).toContain('more than 100000 lines')
  expect(reason).not.toContain('command line')
})

it('reads a wide object and many empty lines without holding up other work', async () => {
  const wide = `{"handle":"wide","skus":[${'{},'.repeat(300_000)}{}]}\n`
  const blank = `handle,category,price\n${'\n'.repeat(90_000)}`
  for (const content of [wide, blank]) {
    const { data } = await startImport(test, content)
    let longest = 0
    let before = performance.now()
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - before)
      before = performance.now()
    }, 5)
    await work(data.id)
    clearInterval(watch)
    expect((await get(data.id)).data.status).toBe('done')
    expect(longest).toBeLessThan(1500)
  }
})

it.each([
  ['is deactivated', (id: number) => test.ask(updateStaff, { id, version: 3, is_active: false })],
  ['is invited again', (id: number) => test.ask(inviteStaff, { id })],
])('ends an import whose account %s while it waits', async (_, end) => {
  const fired = await newMember(test, 'merchant', [1])
  const { data } = await startImport(test, csvOf([productRow()]), {}, fired.headers)
  expect((await end(fired.id)).code).toBe(1)
  await work(data.id)
  const { status, reason, added } = (await get(data.id)).data
  expect([status, added]).toEqual(['failed', 0])
  expect(reason).toContain('may no longer import')
})

it('ends an import whose account lost its rights while it ran', async () => {
  const fired = await newMember(test, 'merchant', [1])
  const many = Array.from({ length: 250 }, (_, at) =>
    productRow({ handle: `fired-${at}`, sku: `FIRED-${at}` }),
  )
  const { id } = (await startImport(test, csvOf(many), {}, fired.headers)).data
  const { db } = test.backend.services
  await db.execute(sql`
    create function fire() returns trigger language plpgsql as $$
      begin update staff set is_active = false where id = ${sql.raw(String(fired.id))}; return null; end $$`)
  await db.execute(sql`
    create trigger fire after update on catalogue_imports for each row
    when (new.done > 0) execute function fire()`)
  await work(id)
  await db.execute(sql`drop function fire cascade`)
  const { status, reason, added } = (await get(id)).data
  expect([status, added]).toEqual(['failed', 100])
  expect(reason).toContain('may no longer import')
})

describe('an import whose process ended', () => {
  const late = (price: string, own: object = {}) =>
    csvOf([productRow({ handle: 'late', sku: 'LATE', price, ...own })])
  async function interrupted(content: string, by?: TestMember) {
    const { id } = (await startImport(test, content, {}, by?.headers)).data
    await test.backend.services.db.execute(
      sql`update catalogue_imports set status = 'running', done = 1, added = 1 where id = ${id}`,
    )
    return id
  }
  async function done(content: string, by?: TestMember, own: Record<string, string> = {}) {
    const { id } = (await startImport(test, content, own, by?.headers)).data
    await work(id)
    expect((await get(id)).data.status).toBe('done')
  }

  it('is not continued over the changes of a later one', async () => {
    const id = await interrupted(late('10.00'))
    await done(late('20.00'), merchant)
    await work(id)
    const { status, reason } = (await get(id)).data
    expect(status).toBe('failed')
    expect(reason).toContain('a later one has changed the catalogue')
  })

  it('is not begun over the changes of a later one', async () => {
    const { id } = (await startImport(test, late('60.00'), {}, merchant.headers)).data
    await imports.update(test.backend.services.db, id, { status: 'running' })
    await done(late('70.00'))
    await work(id)
    expect((await get(id)).data.reason).toContain('a later one has changed the catalogue')
  })

  it('is continued after later ones that changed nothing or other shops', async () => {
    const other = await newMember(test, 'merchant', [2])
    const id = await interrupted(late('30.00'), merchant)
    await done(late('40.00'), undefined, { dry_run: 'true' })
    await done(late('x'))
    await done(late('50.00', { handle: 'other', sku: 'OTHER', shop: 'shop-2' }), other)
    await work(id)
    expect((await get(id)).data.status).toBe('done')
  })
})

it('waits for earlier files of the same person, and not for those of others', async () => {
  const [one, other] = [
    await newMember(test, 'merchant', [1]),
    await newMember(test, 'merchant', [1]),
  ]
  const file = (price: string) => csvOf([productRow({ handle: 'in-turn', sku: 'IN-TURN', price })])
  const startBy = async ({ headers }: TestMember, price: string) =>
    (await startImport(test, file(price), {}, headers)).data.id
  const [first, second] = [await startBy(one, '1.00'), await startBy(one, '2.00')]
  const statusOf = async (id: number) => (await get(id)).data.status
  const { db } = test.backend.services
  await db.execute(
    sql`update catalogue_imports set changed_at = now() - interval '2 hours' where id = ${second}`,
  )
  await work(second)
  const { status, changed_at: changedAt } = (await get(second)).data
  expect(status).toBe('waiting')
  // Later files wait for those that changed within the last hour.
  expect(Date.parse(changedAt)).toBeGreaterThan(Date.now() - 60_000)
  const jobs = await db.execute(sql`
    select count(*)::int as jobs from pgboss.job where name = 'import' and data ->> 'id' = ${String(second)}`)
  expect(jobs.rows).toEqual([{ jobs: 2 }])
  const third = await startBy(other, '3.00')
  await work(third)
  expect(await statusOf(third)).toBe('done')
  for (const id of [first, second]) {
    await work(id)
    expect(await statusOf(id)).toBe('done')
  }
})

it('runs on while it is tried again, before later files, and fails after the last attempt', async () => {
  const { id } = (await startImport(test, csvOf([productRow({})]), {}, merchant.headers)).data
  const later = (await startImport(test, csvOf([productRow({})]), {}, merchant.headers)).data
  const { services } = test.backend
  const broken = {
    ...services,
    config: { ...services.config, directUrl: 'postgres://localhost:1/x' },
  }
  await expect(run(broken, { id }, { isLast: false })).rejects.toThrow('ECONNREFUSED')
  expect((await get(id)).data).toMatchObject({
    status: 'running',
    reason: expect.stringContaining('is tried again') as string,
    reason_code: 'interrupted',
  })
  await work(later.id)
  expect((await get(later.id)).data.status).toBe('waiting')
  await run(broken, { id }, { isLast: true })
  expect((await get(id)).data).toMatchObject({
    status: 'failed',
    reason: expect.stringContaining('Upload the file again') as string,
    reason_code: 'givenUp',
  })
  await work(later.id)
  expect((await get(later.id)).data.status).toBe('done')
})

it('ends without a reason once a further attempt succeeds', async () => {
  const { id } = (await startImport(test, csvOf([productRow({})]), {}, merchant.headers)).data
  const { services } = test.backend
  const read = () => Promise.reject(new Error('storage unavailable'))
  const broken = { ...services, files: { ...services.files, read } }
  await expect(run(broken, { id }, { isLast: false })).rejects.toThrow('storage unavailable')
  await work(id)
  expect((await get(id)).data).toMatchObject({
    status: 'done',
    reason: null,
    reason_code: null,
    reason_values: {},
  })
})

it('says that the storage did not answer, and holds up no later file', async () => {
  const { services } = test.backend
  const { id } = (await startImport(test, csvOf([productRow({})]), {}, merchant.headers)).data
  const read = () => Promise.reject(new Error('storage unavailable'))
  const broken = { ...services, files: { ...services.files, read } }
  await run(broken, { id }, { isLast: true })
  expect((await get(id)).data.status).toBe('failed')
  const next = (await startImport(test, csvOf([productRow({})]), {}, merchant.headers)).data
  await work(next.id)
  expect((await get(next.id)).data.status).toBe('done')
})

it('does not wait for an interrupted import of the command line', async () => {
  const row = { staffId: null, staffName: null, shopIds: null, fileName: 'a.csv', isDryRun: false }
  const { db } = test.backend.services
  const { id } = await imports.add(db, { ...row, digest: 'a', options: {} })
  await imports.update(db, id, { status: 'running' })
  const next = (await startImport(test, csvOf([productRow({})]))).data
  await work(next.id)
  expect((await get(next.id)).data.status).toBe('done')
})

it('takes names of files, products and keys with characters that cannot be stored', async () => {
  const product = JSON.stringify({ handle: 'a\u0000b', 'b\u0000c': 1, skus: [{ code: '\ud800' }] })
  const { data } = await startImport(test, `${product}\n`, {}, undefined, 'a\u0000b.jsonl')
  expect(data.file_name).toBe('ab.jsonl')
  await work(data.id)
  expect((await get(data.id)).data).toMatchObject({ status: 'done', rejected: 1 })
})

it('forgets imports after 90 days, with their problems and files', async () => {
  const { data } = await startImport(test, csvOf([productRow({ price: 'x' })]))
  await work(data.id)
  const { db } = test.backend.services
  const age = (days: number) =>
    db.execute(
      sql`update catalogue_imports set changed_at = now() - make_interval(days => ${days})`,
    )
  await age(89)
  await deleteOld(test.backend.services)
  expect((await get(data.id)).data.problems).toHaveLength(1)
  const { data: waiting } = await startImport(test, csvOf([productRow()]))
  const stored = String((await imports.find(db, waiting.id))!.options.name)
  expect(await test.backend.services.files.read(`imports/${stored}`)).toBeTruthy()
  await age(91)
  await deleteOld(test.backend.services)
  expect((await get(data.id)).code).toBe(404)
  expect((await imports.problemsOf(db, data.id, 0, 1)).length).toBe(0)
  expect(await test.backend.services.files.read(`imports/${stored}`)).toBeFalsy()
})

it('reports a file that cannot be read, and removes it', async () => {
  const { data } = await startImport(test, 'a,b\n1,2\n')
  await work(data.id)
  expect((await get(data.id)).data).toMatchObject({
    status: 'failed',
    reason: expect.stringContaining('Line 1: The first line has no column "handle"'),
    reason_code: 'handleColumnMissing',
    reason_values: { line: 1 },
    done: 0,
  })
  await work(data.id)
  expect((await get(data.id)).data).toMatchObject({
    reason: 'The file of the import is gone.',
    reason_code: 'fileGone',
    reason_values: {},
  })
})

it('stores what a failure names in one line', async () => {
  const { data } = await startImport(test, 'handle,"the\u202e\u0007column"\nx,1\n')
  await work(data.id)
  expect((await get(data.id)).data).toMatchObject({
    status: 'failed',
    reason: 'Line 1: The column "thecolumn" is unknown.',
    reason_code: 'columnUnknown',
    reason_values: { column: 'thecolumn', line: 1 },
  })
})

it('reports a dry run and changes nothing', async () => {
  const content = csvOf([productRow({ handle: 'dry', sku: 'DRY' }), productRow({ price: 'x' })])
  const { data } = await startImport(test, content, { dry_run: 'true', language: 'th' })
  await work(data.id)
  const { data: ended } = await get(data.id)
  expect(ended).toMatchObject({ status: 'done', is_dry_run: true, added: 1, rejected: 1 })
  expect(ended.problems).toHaveLength(1)
  const { rows } = await test.backend.services.db.execute(
    sql`select 1 from products where handle = 'dry'`,
  )
  expect(rows).toEqual([])
})

it('shows and sells imported products without images', async () => {
  const row = productRow({ handle: 'bare', sku: 'BARE', shop: 'shop-2', name_en: 'Bare' })
  await work((await startImport(test, csvOf([row]))).data.id)
  const { rows } = await test.backend.services.db.execute<{ id: string; sku: string }>(
    sql`select p.id, k.id as sku from products p join skus k on product_id = p.id where handle = 'bare'`,
  )
  const id = Number(rows[0]?.id)
  const { data: home } = await test.ask(getHome)
  expect(home.hot_products).toContainEqual(expect.objectContaining({ id, image: '' }))
  const { data: related } = await test.ask(listRelatedProducts, { id: 3 })
  expect(related.from_shop).toContainEqual(expect.objectContaining({ id, image: '' }))
  expect((await test.ask(listRelatedProducts, { id })).code).toBe(1)
  const shopper = await newShopper(test)
  const { data } = await order(test, shopper, [{ sku_id: Number(rows[0]?.sku), quantity: 1 }])
  expect(data.orders).toHaveLength(1)
})

it('stores the name of a file without control and direction characters', async () => {
  const { data } = await startImport(test, 'x', {}, undefined, 'a\u0000\u0007\u202e\u2066b.csv')
  expect(data.file_name).toBe('ab.csv')
})

it('returns all problems in pages', async () => {
  const list = Array.from({ length: 520 }, (_, at) => productRow({ handle: `p-${at}`, price: 'x' }))
  const { data } = await startImport(test, csvOf(list))
  await work(data.id)
  const first = (await get(data.id)).data
  expect([first.problems.length, first.next_after]).toEqual([500, 500])
  const second = (await get(data.id, undefined, { after: 500 })).data
  expect([second.problems.length, second.next_after]).toEqual([20, null])
})

it('refuses missing and unknown input, and members without the permission', async () => {
  expect((await startImport(test, 'x', { language: 'xx' })).code).toBe(422)
  expect((await test.ask(startAdminImport, {})).code).toBe(422)
  const support = await newMember(test, 'support')
  expect((await startImport(test, 'x', {}, support.headers)).code).toBe(403)
  expect((await startImport(test, 'x'.repeat(11 * 1024 * 1024))).code).toBe(413)
  expect((await startImport(test, 'x', {}, {})).code).toBe(401)
})
