import { setTimeout as sleep } from 'node:timers/promises'
import { getHome } from '@/contracts/home'
import { createOrder, listOrders } from '@/contracts/orders'
import { getProduct } from '@/contracts/products'
import { addTestFault, clearTestFaults } from '@/contracts/test-control'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, order, type TestShopper } from '@/server/testing/shoppers'

let test: TestBackend
let shopper: TestShopper
beforeAll(async () => {
  test = await openTestBackend()
  shopper = await newShopper(test)
})
beforeEach(() => test.ask(clearTestFaults, {}))
afterAll(() => test.close())

const home = (locale = 'en') => test.ask(getHome, {}, { locale })
const fault = (wanted: object) => test.ask(addTestFault, { path: '/api/home', ...wanted })

it.each([401, 403, 404, 413, 415, 429, 500, 502, 503, 504])('answers %i once', async (status) => {
  expect((await fault({ effect: { kind: 'status', status } })).data.id).toBeGreaterThan(0)
  const answer = await home()
  expect(answer).toMatchObject({ status, code: status, data: null })
  expect(answer.msg).not.toBe('')
  expect(answer.headers.has('retry-after')).toBe([429, 503].includes(status))
  expect(answer.headers.get('x-test-fault')).toBe(String(status))
  expect((await home()).status).toBe(200)
})

it('answers a code with a message, its own or that of the language', async () => {
  await fault({ effect: { kind: 'code', code: 409, msg: 'Sold out' } })
  await fault({ effect: { kind: 'code', code: 422 } })
  const answer = await home()
  expect(answer).toMatchObject({ status: 200, code: 409, msg: 'Sold out', data: null })
  expect(answer.headers.get('x-test-fault')).toBe('409')
  expect(await home('th')).toMatchObject({ code: 422, msg: 'กรุณาตรวจสอบข้อมูลที่กรอก' })
})

it('hangs until the caller gives up', async () => {
  await fault({ effect: { kind: 'hang' } })
  const caller = new AbortController()
  const before = process.listenerCount('SIGTERM')
  let isAnswered = false
  const answer = test.fetch('/api/home', { signal: caller.signal }).then((response) => {
    isAnswered = true
    return response
  })
  await sleep(100)
  expect(isAnswered).toBe(false)
  caller.abort()
  expect((await answer).status).toBe(504)
  expect(process.listenerCount('SIGTERM')).toBe(before)
})

it('ends calls that hang when the process stops', async () => {
  await fault({ effect: { kind: 'hang' } })
  const answer = home()
  await sleep(50)
  process.emit('SIGTERM')
  expect((await answer).status).toBe(504)
})

it('delays', async () => {
  await fault({ effect: { kind: 'delay', ms: 300 } })
  const began = performance.now()
  expect((await home()).status).toBe(200)
  expect(performance.now() - began).toBeGreaterThan(280)
})

it('loses the response of an order that was created', async () => {
  await test.ask(addTestFault, { path: createOrder.path, effect: { kind: 'lose' } })
  const key = newKey()
  const basket = [{ sku_id: 31, quantity: 1 }]
  expect(await order(test, shopper, basket, key)).toMatchObject({ status: 502 })
  const { data } = await test.ask(listOrders, {}, { token: shopper.token })
  expect(data.list).toHaveLength(1)
  const again = await order(test, shopper, basket, key)
  expect(again.data.orders.map(({ id }) => id)).toEqual([data.list[0]!.id])
})

it('counts concurrent calls exactly, and tells how many are left', async () => {
  const { data } = await fault({ count: 5, effect: { kind: 'status', status: 500 } })
  const statuses = await Promise.all(Array.from({ length: 3 }, async () => (await home()).status))
  expect(statuses).toEqual([500, 500, 500])
  expect((await test.ask(clearTestFaults, { id: data.id })).data).toEqual({ unused: 2 })
  await fault({ count: 2, effect: { kind: 'status', status: 503 } })
  const more = await Promise.all(Array.from({ length: 5 }, async () => (await home()).status))
  expect(more.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 503, 503])
  expect((await test.ask(clearTestFaults, {})).data).toEqual({ unused: 0 })
})

it('matches the query', async () => {
  const effect = { kind: 'status', status: 500 }
  await test.ask(addTestFault, { path: getProduct.path, query: { id: '2' }, effect })
  expect((await test.ask(getProduct, { id: 1 })).status).toBe(200)
  expect((await test.ask(getProduct, { id: 2 })).status).toBe(500)
  expect((await test.ask(getProduct, { id: 2 })).status).toBe(200)
})

it('matches the shopper, exactly once for concurrent calls', async () => {
  const other = await newShopper(test)
  const effect = { kind: 'status', status: 500 }
  await fault({ shopper_id: shopper.id, effect })
  const as = async (token?: string) => (await test.ask(getHome, {}, token ? { token } : {})).status
  expect([await as(), await as(other.token)]).toEqual([200, 200])
  const own = await Promise.all([as(shopper.token), as(shopper.token)])
  expect(own.toSorted((a, b) => a - b)).toEqual([200, 500])
})

it('ends held calls when their fault is cleared', async () => {
  const { data } = await fault({ effect: { kind: 'hang' } })
  const answer = home()
  await sleep(50)
  await test.ask(clearTestFaults, { id: data.id })
  expect((await answer).status).toBe(504)
})

it('lets four calls of a shopper and twelve in total wait, and refuses others with the cause', async () => {
  const shoppers = [shopper]
  for (let count = 1; count < 4; count += 1) shoppers.push(await newShopper(test))
  for (const { id } of shoppers) await fault({ shopper_id: id, effect: { kind: 'hang' }, count: 6 })
  const refused: string[][] = []
  const waiting: Promise<unknown>[] = []
  for (const { token } of shoppers) {
    const own: string[] = []
    refused.push(own)
    for (let count = 0; count < 5; count += 1)
      waiting.push(
        test.ask(getHome, {}, { token }).then(({ status, msg }) => {
          if (status === 503) own.push(msg)
        }),
      )
    await sleep(300)
  }
  expect(refused.map(({ length }) => length)).toEqual([1, 1, 1, 5])
  expect(refused[0]![0]).toContain(`TEST_CONTROL: a fault could not delay this call, because 4`)
  expect(refused[3]![0]).toContain('12 calls of all tests wait already')
  await test.ask(clearTestFaults, {})
  await Promise.all(waiting)
})

it('meets the render of a page only if it names a query', async () => {
  const effect = { kind: 'status', status: 500 }
  const render = { headers: { 'x-page-render': '1' } }
  await fault({ effect })
  await test.ask(addTestFault, { path: getProduct.path, query: { id: '2' }, effect })
  expect((await test.ask(getHome, {}, render)).status).toBe(200)
  expect((await test.ask(getProduct, { id: 2 }, render)).status).toBe(500)
  expect((await home()).status).toBe(500)
})

it('expires after ten minutes', async () => {
  await fault({ effect: { kind: 'status', status: 500 } })
  const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 601_000)
  expect((await home()).status).toBe(200)
  now.mockRestore()
})

const fieldsOf = ({ data }: { data: unknown }) =>
  (data as { fields: Record<string, string> }).fields

it('refuses a success, and a shopper who does not exist', async () => {
  const success = await fault({ effect: { kind: 'code', code: 1 } })
  expect(fieldsOf(success)).toHaveProperty(['effect.code'], expect.stringContaining('success'))
  const nobody = await fault({ effect: { kind: 'hang' }, shopper_id: 999_999 })
  expect(fieldsOf(nobody)).toEqual({ shopper_id: 'There is no shopper with this id' })
})

it.each([
  { path: '/api/health' },
  { path: '/api/nope' },
  { path: '/api/TEST/jobs' },
  { query: {} },
  { query: JSON.parse('{"__proto__":"x"}') as object },
  { query: Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`k${at}`, '1'])) },
])('refuses %j', async (wanted) => {
  const { code } = await fault({ effect: { kind: 'hang' }, ...wanted })
  expect(code).toBe(422)
  expect((await home()).status).toBe(200)
})

it('refuses more than 50 faults of a shopper, and more than 500', async () => {
  const one = (own = {}) => fault({ effect: { kind: 'hang' }, query: { id: '1' }, ...own })
  const ofShopper = () => one({ shopper_id: shopper.id })
  for (let count = 0; count < 50; count += 1) expect((await ofShopper()).code).toBe(1)
  expect(fieldsOf(await ofShopper()).shopper_id).toContain('at most 50 faults')
  for (let count = 50; count < 500; count += 1) expect((await one()).code).toBe(1)
  expect(fieldsOf(await one()).path).toContain('at most 500 faults')
})

it('refuses faults of the test control itself, and malformed ones', async () => {
  const effect = { kind: 'hang' }
  expect((await fault({ path: '/api/test/jobs', effect })).code).toBe(422)
  expect((await fault({ path: '/home', effect })).code).toBe(422)
  expect((await fault({ effect: { kind: 'status', status: 418 } })).code).toBe(422)
})
