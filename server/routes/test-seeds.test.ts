import { setTimeout as sleep } from 'node:timers/promises'
import { getUserInfo, login } from '@/contracts/account'
import { getHome } from '@/contracts/home'
import { opsChanges, opsProduct } from '@/contracts/operators'
import { sendCode } from '@/contracts/passwords'
import { getProduct, listProducts } from '@/contracts/products'
import {
  addTestFault,
  createTestProduct,
  createTestShopper,
  deleteTestSeed,
  listTestSeeds,
  resetToTestSeed,
  saveTestSeed,
} from '@/contracts/test-control'
import { sql } from 'drizzle-orm'
import { inSeedTransaction } from '@/server/db/saved-seeds'
import { RULES } from '@/server/services/accounts/try-limits'
import { reconcile } from '@/server/services/wallet/reconciliation'
import { openDemoBackend, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, paidOrder } from '@/server/testing/shoppers'

const MOST_MS = 5000

const rowsOf = async ({ backend }: TestBackend, query: string) =>
  (await backend.services.db.execute(sql.raw(query))).rows

/** The content of every table that a reset restores. */
async function contentOf(test: TestBackend): Promise<Record<string, unknown>> {
  const tables = await rowsOf(
    test,
    `select c.relname as name from pg_class c where relnamespace = 'public'::regnamespace
     and relkind in ('r', 'p') and not relispartition and relname not in ('catalogue_changes', 'try_counters')`,
  )
  const sums = tables.map(async ({ name }) => {
    const [row] = await rowsOf(
      test,
      `select count(*) as rows, md5(string_agg(t::text, ',' order by t::text)) as sum from ${name as string} t`,
    )
    return [name, row] as const
  })
  return Object.fromEntries(await Promise.all(sums)) as Record<string, unknown>
}

describe('the demo seed', () => {
  let test: TestBackend
  beforeAll(async () => {
    test = await openDemoBackend()
  })
  afterAll(() => test.close())

  it('restores every table after changes, in less than five seconds', async () => {
    const before = await contentOf(test)
    const { data: shopper } = await test.ask(createTestShopper, {})
    const was = await test.ask(getProduct, { id: 7 })
    await test.ask(opsProduct, { id: 7, price: 99_900, name: 'Changed', stock: 0 })
    await test.ask(createTestProduct, { name: 'Xylophonic lamp' })
    const { status } = await test.ask(addTestFault, { path: '/api/home', effect: { kind: 'hang' } })
    expect(status).toBe(200)
    expect(await contentOf(test)).not.toEqual(before)
    const reset = await test.ask(resetToTestSeed, {})
    expect(reset.data).toMatchObject({ name: 'demo' })
    expect(reset.data.ms).toBeLessThan(MOST_MS)
    expect(await contentOf(test)).toEqual(before)
    expect((await test.ask(getProduct, { id: 7 })).data).toEqual(was.data)
    expect((await test.ask(getUserInfo, {}, { token: shopper.token })).status).toBe(401)
    const found = await test.ask(listProducts, { keyword: 'xylophonic' })
    expect(found.data.list).toEqual([])
    expect((await test.ask(getHome, {})).code).toBe(1)
    const { data: changes } = await test.ask(opsChanges, {})
    expect(changes.list.map(({ tag }) => tag)).toContain('catalogue')
  })
})

describe('other seeds', () => {
  let test: TestBackend
  beforeAll(async () => {
    test = await openTestBackend()
  })
  afterAll(() => test.close())

  it('refuses unknown names, and a demo that was used before it could be saved', async () => {
    await newShopper(test)
    await newShopper(test)
    expect(await test.ask(resetToTestSeed, {})).toMatchObject({ code: 409, status: 200 })
    const fields = { name: 'No seed has this name; none is saved' }
    for (const call of [resetToTestSeed, deleteTestSeed])
      expect(await test.ask(call, { name: 'nothing' })).toMatchObject({
        code: 422,
        data: { fields },
      })
    expect(await test.ask(resetToTestSeed, { name: 'Demo!' })).toMatchObject({ code: 422 })
    expect(await test.ask(saveTestSeed, { name: '1' })).toMatchObject({ code: 422 })
    expect(await test.ask(saveTestSeed, { name: 'demo' })).toMatchObject({ code: 422 })
  })

  it('returns to a saved state with its sessions, money and ids, and fires no old mail', async () => {
    const kept = await newShopper(test, { balance: 5000 })
    await paidOrder(test, kept)
    expect((await test.ask(saveTestSeed, { name: 'with_order' })).code).toBe(1)
    const before = await contentOf(test)
    const { id } = (await test.ask(createTestShopper, {})).data
    await paidOrder(test, kept)
    await test.ask(sendCode, { account: kept.email, purpose: 'resetpwd' })
    expect(await rowsOf(test, `select 1 from pgboss.job where name = 'mail'`)).toHaveLength(1)
    expect((await test.ask(resetToTestSeed, { name: 'with_order' })).code).toBe(1)
    expect(await contentOf(test)).toEqual(before)
    expect(await rowsOf(test, `select 1 from pgboss.job where name = 'mail'`)).toEqual([])
    expect((await test.ask(getUserInfo, {}, { token: kept.token })).code).toBe(1)
    expect(await reconcile(test.backend.services.db)).toEqual([])
    expect((await test.ask(createTestShopper, {})).data.id).toBe(id)
  })

  it('clears counted tries and open faults', async () => {
    const wrong = { account: 'nobody@example.com', password: 'wrong-1' }
    for (let tries = 0; tries < RULES.signInHere.points; tries += 1) await test.ask(login, wrong)
    expect((await test.ask(login, wrong)).status).toBe(429)
    await test.ask(addTestFault, { path: '/api/home', effect: { kind: 'status', status: 500 } })
    await test.ask(resetToTestSeed, { name: 'with_order' })
    expect((await test.ask(login, wrong)).status).toBe(200)
    expect((await test.ask(getHome, {})).status).toBe(200)
  })

  it('resets while shoppers order and pay', async () => {
    let isDone = false
    const buying = Array.from({ length: 4 }, async () => {
      while (!isDone) {
        const shopper = await newShopper(test, { balance: 5000 }).catch(() => null)
        // The reset may remove the shopper, or sell nothing.
        if (shopper) await paidOrder(test, shopper).catch(() => null)
      }
    })
    const codes: number[] = []
    for (let count = 0; count < 5; count += 1)
      codes.push((await test.ask(resetToTestSeed, { name: 'with_order' })).code)
    isDone = true
    await Promise.all(buying)
    expect(codes).toEqual([1, 1, 1, 1, 1])
    expect(await reconcile(test.backend.services.db)).toEqual([])
  })

  it('keeps at most twenty seeds', async () => {
    for (let count = 0; count < 19; count += 1)
      expect((await test.ask(saveTestSeed, { name: `seed_${count}` })).code).toBe(1)
    expect(await test.ask(saveTestSeed, { name: 'one_more' })).toMatchObject({
      code: 422,
      data: { fields: { name: expect.stringContaining('/api/test/seed_delete') as string } },
    })
    expect((await test.ask(saveTestSeed, { name: 'seed_3' })).code).toBe(1)
    expect((await test.ask(listTestSeeds)).data).toContain('seed_3')
    expect((await test.ask(deleteTestSeed, { name: 'seed_3' })).code).toBe(1)
    for (const call of [resetToTestSeed, deleteTestSeed])
      expect(await test.ask(call, { name: 'seed_3' })).toMatchObject({
        code: 422,
        data: { fields: { name: expect.stringMatching(/^No seed .* seed_2, seed_4/) as string } },
      })
    expect((await test.ask(saveTestSeed, { name: 'one_more' })).code).toBe(1)
  })

  it('changes nothing after a reset that has timed out', async () => {
    const { directUrl } = test.backend.services.config
    const { promise: isFree, resolve: free } = Promise.withResolvers<void>()
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
    const holding = inSeedTransaction(directUrl, { isolation: 'read committed' }, () => {
      hold()
      return isFree
    })
    await isHeld
    const late = await test.ask(resetToTestSeed, { name: 'with_order' })
    const { token } = await newShopper(test)
    free()
    await holding
    expect(late.status).toBe(504)
    await sleep(1500)
    expect((await test.ask(getUserInfo, {}, { token })).code).toBe(1)
  }, 20_000)

  it('shows readers either state, and lets writers wait', async () => {
    const name = () => test.ask(getProduct, { id: 1 }).then(({ data }) => data.name)
    await test.ask(opsProduct, { id: 1, name: 'Other shirt' })
    const reset = test.ask(resetToTestSeed, { name: 'with_order' })
    const seen = new Set<string>()
    let isDone = false
    void reset.then(() => (isDone = true))
    while (!isDone) seen.add(await name())
    expect([...seen].filter((one) => !['Other shirt', 'Shirt en'].includes(one))).toEqual([])
    expect(await name()).toBe('Shirt en')
    expect((await test.ask(opsProduct, { id: 1, name: 'After' })).code).toBe(1)
    expect(await name()).toBe('After')
  })
})
