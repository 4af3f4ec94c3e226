import { closeAccount, exportAccount } from '@/contracts/account-data'
import { getUserInfo, verifyPay } from '@/contracts/account'
import { ENDPOINTS } from '@/contracts/all'
import type { DataOf, Endpoint, InputOf } from '@/contracts/endpoint'
import { getHome } from '@/contracts/home'
import { LIVE_PATH } from '@/contracts/live'
import { opsOrder, opsProduct, opsRefund } from '@/contracts/operators'
import {
  confirmOrder,
  createOrder,
  getLogistics,
  getOrder,
  payOrders,
  quoteOrder,
} from '@/contracts/orders'
import { getProduct } from '@/contracts/products'
import { getPush, subscribePush, unsubscribePush } from '@/contracts/push'
import { getRefundable, requestRefund, shipRefund } from '@/contracts/refunds'
import { saveAddress } from '@/contracts/addresses'
import { schemasOf } from '@/contracts/schemas/all'
import * as control from '@/contracts/test-control'
import { reportVitals } from '@/contracts/vitals'
import {
  confirmRecharge,
  getCardTerms,
  getTransferAccount,
  requestRecharge,
} from '@/contracts/wallet'
import { pay } from '../contract/buying'
import { leadThrough } from '../contract/chapters'
import { picture } from '../contract/picture'
import { Probe } from '../contract/probe'
import { names } from '@/server/services/test-control/jobs'
import { generate } from './generated'
import { createMock } from './mock'

const TOKEN = 'token-of-the-test'
const PAY_CODE = '135790'

function open() {
  const mock = createMock({ opsToken: TOKEN, testToken: TOKEN })
  const probe = new Probe({ baseUrl: 'http://mock', fetch: mock.fetch }, TOKEN)
  const tester = <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<DataOf<E>> =>
    probe.ask(endpoint, input, { isOperator: true })
  return { mock, probe, tester }
}

type Open = ReturnType<typeof open>

afterEach(() => {
  jest.useRealTimers()
})

async function buyerOf({ probe, tester }: Open) {
  const shopper = await tester(control.createTestShopper, { pay_password: PAY_CODE })
  const product = await tester(control.createTestProduct, { price: 1000, stock: 9 })
  const who = { token: shopper.token }
  const place = { addressee: 'Ann', phone: '+66 80 000 0000', area: 'Bangkok' }
  const address = await probe.ask(saveAddress, { ...place, detail: '1 Road', tag: 'Home' }, who)
  const goods = { skuId: product.skus[0]!.id, productId: product.id, price: 1000, shopId: 1 }
  return { shopper, product, who, token: who.token, addressId: address.id, goods }
}

/** The calls that the chapters of the contract command do not make. */
async function callTheRest(opened: Open): Promise<void> {
  const { probe, tester } = opened
  const buyer = await buyerOf(opened)
  const { who, product, shopper } = buyer
  await tester(opsProduct, { id: product.id, price: 1200, name: 'Renamed' })
  const { name } = await probe.ask(getProduct, { id: product.id })
  expect(name).toBe('Renamed')
  await probe.ask(getPush, {}, who)
  const keys = { p256dh: Buffer.alloc(65).toString('base64url'), auth: 'AAAAAAAAAAAAAAAAAAAAAA' }
  await probe.ask(subscribePush, { endpoint: 'https://push.example.com/1', keys }, who)
  await probe.ask(unsubscribePush, {}, who)
  await probe.ask(reportVitals, { page: 'home', vitals: [{ name: 'LCP', value: 1 }] })
  await probe.ask(getTransferAccount, {}, who)
  await probe.ask(getCardTerms, {}, who)
  const card = { method: 'card', amount: 500, card: { token: 'sandbox-confirm-1' } } as const
  const recharge = await probe.ask(requestRecharge, card, { ...who, key: crypto.randomUUID() })
  expect(recharge.waits_for_code).toBe(true)
  await probe.ask(confirmRecharge, { id: recharge.id, code: '123456' }, who)
  await tester(control.createTestShop, {})
  await tester(control.createTestNotice, { shopper_id: shopper.id, code: 'orderPaid', ref_id: 1 })
  await tester(control.listTestMessages, { to: shopper.email })
  expect(await tester(control.listTestJobs, {})).toEqual(names())
  for (const name of names()) await tester(control.runTestJob, { name })
  await tester(control.advanceTestClock, { shopper_id: shopper.id, seconds: 60 })
  await tester(control.addTestFault, { path: '/api/home', effect: { kind: 'hang' }, count: 3 })
  expect(await tester(control.clearTestFaults, {})).toEqual({ unused: 3 })
  await sendBack(opened, buyer)
  await tester(control.saveTestSeed, { name: 'bought' })
  await tester(control.saveTestSeed, { name: 'other' })
  await tester(control.deleteTestSeed, { name: 'other' })
  expect(await tester(control.listTestSeeds, {})).toEqual(['demo', 'bought'])
  await tester(control.resetToTestSeed, { name: 'bought' })
  expect((await probe.ask(getUserInfo, {}, who)).id).toBe(shopper.id)
  await tester(control.resetToTestSeed, {})
  await probe.refused(getUserInfo, 'a session of before the reset', {}, { code: 401, who })
  await leaveForGood(opened)
}

async function leaveForGood({ probe, tester }: Open): Promise<void> {
  const { token, password } = await tester(control.createTestShopper, { balance: 0 })
  const who = { token }
  await probe.ask(exportAccount, {}, who)
  const wrong = { code: 422, who }
  await probe.refused(closeAccount, 'a wrong password', { password: 'wrong' }, wrong)
  await probe.ask(closeAccount, { password }, who)
  await probe.refused(getUserInfo, 'a closed account', {}, { code: 401, who })
}

/** The id and the items of a paid order. */
async function payFor(opened: Open, buyer: Awaited<ReturnType<typeof buyerOf>>, skus: Basket) {
  const { probe } = opened
  const { who, addressId, token } = buyer
  const basket = { items: skus, address_id: addressId }
  const { total } = await probe.ask(quoteOrder, basket, who)
  const keyed = () => ({ token, key: crypto.randomUUID() })
  const made = await probe.ask(createOrder, { ...basket, expected_total: total }, keyed())
  const { id } = made.orders[0]!
  const { items } = await probe.ask(getOrder, { id }, who)
  const order_ids = [id]
  const asked = { action: 'pay' as const, password: PAY_CODE, order_ids }
  const { ticket } = await probe.ask(verifyPay, asked, who)
  await probe.ask(payOrders, { order_ids, ticket }, keyed())
  return { id, items }
}
type Basket = InputOf<typeof createOrder>['items']

it('sends an order in several parcels', async () => {
  const opened = open()
  const { probe, tester } = opened
  const buyer = await buyerOf(opened)
  const { who } = buyer
  const { id, items } = await payFor(opened, buyer, [{ sku_id: buyer.goods.skuId, quantity: 2 }])
  const ship = { id, action: 'ship' as const, carrier: 'Post' }
  const one = [{ item_id: items[0]!.id, quantity: 1 }]
  const sent = await tester(opsOrder, { ...ship, tracking_no: 'P1', items: one })
  expect(sent).toMatchObject({ status: 1, parcel: 1 })
  expect((await probe.ask(getRefundable, { order_id: id }, who)).freight).toBe(0)
  const operator = { isOperator: true }
  const repeated = { ...ship, tracking_no: 'P1' }
  await probe.refused(opsOrder, 'a number twice', repeated, { code: 409, who: operator })
  const tooMany = { ...ship, tracking_no: 'P2', items: [{ ...one[0]!, quantity: 2 }] }
  await probe.refused(opsOrder, 'more than is left', tooMany, { code: 422, who: operator })
  expect(await tester(opsOrder, { ...ship, tracking_no: 'P2' })).toMatchObject({ status: 2 })
  await tester(opsOrder, { id, action: 'deliver', parcel: 2 })
  expect((await probe.ask(getOrder, { id }, who)).delivered_at).toBeNull()
  await tester(opsOrder, { id, action: 'track', text: 'On its way' })
  await tester(opsOrder, { id, action: 'deliver' })
  await probe.refused(opsOrder, 'a third', { id, action: 'deliver' }, { code: 409, who: operator })
  const { delivered_at, parcels } = await probe.ask(getOrder, { id }, who)
  expect(delivered_at).not.toBeNull()
  expect(parcels!.map(({ events }) => events.length)).toEqual([3, 2])
  expect(await probe.ask(getLogistics, { id }, who)).toMatchObject({ tracking_no: 'P2' })
})

it('ships an order whose unsent rest is refunded', async () => {
  const opened = open()
  const { probe, tester } = opened
  const buyer = await buyerOf(opened)
  const { who, token } = buyer
  const shop_id = buyer.product.shop_id
  const other = await tester(control.createTestProduct, { shop_id, price: 700, stock: 9 })
  const { id, items } = await payFor(opened, buyer, [
    { sku_id: buyer.goods.skuId, quantity: 1 },
    { sku_id: other.skus[0]!.id, quantity: 1 },
  ])
  const [sent, unsent] = items as [(typeof items)[0], (typeof items)[0]]
  await tester(opsOrder, {
    id,
    action: 'ship',
    carrier: 'Post',
    tracking_no: 'P1',
    items: [{ item_id: sent.id, quantity: 1 }],
  })
  await tester(opsOrder, { id, action: 'deliver' })
  const asked = {
    order_id: id,
    item_ids: [unsent.id],
    type: 1 as const,
    product_status: 0 as const,
    amount: unsent.price,
    reason: 'tooSlow',
    explanation: 'Late',
    evidence: [await picture(probe, token, 'refund')],
  }
  const refund = await probe.ask(requestRefund, asked, { token, key: crypto.randomUUID() })
  await tester(opsRefund, { id: refund.id, action: 'settle' })
  const { status, delivered_at, actions } = await probe.ask(getOrder, { id }, who)
  expect({ status, isDelivered: delivered_at !== null }).toEqual({ status: 2, isDelivered: true })
  expect(actions).toContain('confirm')
  await probe.ask(confirmOrder, { id }, who)
})

async function sendBack({ probe, tester }: Open, buyer: Awaited<ReturnType<typeof buyerOf>>) {
  const { who, token } = buyer
  const id = await pay(probe, { ...buyer, goods: { ...buyer.goods, price: 1200 } })
  await tester(opsOrder, { id, action: 'ship', carrier: 'Post', tracking_no: 'P1' })
  const { items } = await probe.ask(getOrder, { id }, who)
  const asked = {
    order_id: id,
    item_ids: items.map((item) => item.id),
    type: 2 as const,
    product_status: 1 as const,
    amount: 1200,
    reason: 'damaged',
    explanation: 'Broken',
    evidence: [await picture(probe, token, 'refund')],
  }
  const refund = await probe.ask(requestRefund, asked, { ...who, key: crypto.randomUUID() })
  const early = { id: refund.id, action: 'settle' as const }
  await probe.refused(opsRefund, 'early', early, { code: 409, who: { isOperator: true } })
  await tester(opsRefund, { id: refund.id, action: 'agree' })
  await probe.ask(shipRefund, { id: refund.id, carrier: 'Post', tracking_no: 'R1' }, who)
  await tester(opsRefund, { id: refund.id, action: 'settle' })
  expect((await probe.ask(getOrder, { id }, who)).status).toBe(-3)
}

it('answers every call of the contract without a difference', async () => {
  const opened = open()
  await leadThrough(opened.probe, () => undefined)
  await callTheRest(opened)
  expect(opened.probe.differences).toEqual([])
  expect([...opened.probe.more]).toEqual([])
  expect(opened.probe.unanswered()).toEqual([])
})

it.each(ENDPOINTS)('generates the same valid data for %s', (_name, endpoint) => {
  for (const seed of [1, 2, 3])
    expect(schemasOf(endpoint).data.safeParse(generate(endpoint, seed)).error).toBeUndefined()
  expect(generate(endpoint)).toEqual(generate(endpoint))
})

it('applies faults to matching calls only', async () => {
  const { mock, probe, tester } = open()
  const { token, id } = await tester(control.createTestShopper, {})
  const ask = (path: string, headers = {}) =>
    mock.fetch(new Request(`http://mock${path}`, { headers }))
  const fault = (path: string, effect: object, rest = {}) =>
    tester(control.addTestFault, { path, effect, ...rest } as never)
  await fault('/api/home', { kind: 'status', status: 503 })
  const busy = await ask('/api/home')
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '1'])
  await fault('/api/home', { kind: 'status', status: 502 })
  expect((await ask('/api/home')).status).toBe(502)
  await fault('/api/home', { kind: 'code', code: 409, msg: 'Taken' })
  expect(await (await ask('/api/home')).json()).toMatchObject({ code: 409, msg: 'Taken' })
  await fault('/api/home', { kind: 'lose' })
  expect((await ask('/api/home')).status).toBe(502)
  await fault('/api/home', { kind: 'delay', ms: 30 })
  const began = performance.now()
  await probe.ask(getHome, {})
  expect(performance.now() - began).toBeGreaterThan(25)
  await fault('/api/product/detail', { kind: 'code', code: 404 }, { query: { id: '2' } })
  await probe.ask(getProduct, { id: 1 })
  await probe.refused(getProduct, 'the fault', { id: 2 }, { code: 404 })
  await fault('/api/user/getUserInfo', { kind: 'status', status: 500 }, { shopper_id: id })
  expect((await ask('/api/user/getUserInfo')).status).toBe(401)
  expect((await ask('/api/user/getUserInfo', { token })).status).toBe(500)
})

it('refuses what the shop refuses', async () => {
  const { probe, tester } = open()
  const { id } = await tester(control.createTestShopper, {})
  const who = { isOperator: true }
  const year = { shopper_id: id, seconds: 365 * 86_400 }
  for (let count = 0; count < 9; count += 1) await tester(control.advanceTestClock, year)
  const far = { ...year, seconds: 366 * 86_400 }
  await probe.refused(control.advanceTestClock, 'beyond ten years', far, { code: 422, who })
  const cheap = { price: 500, original_price: 400 }
  await probe.refused(control.createTestProduct, 'a low price', cheap, { code: 422, who })
  const nobody = { path: '/api/home', effect: { kind: 'hang' } as const, shopper_id: 1 }
  await probe.refused(control.addTestFault, 'nobody', nobody, { code: 422, who })
  expect(probe.differences).toEqual([])
})

it('answers 504 to a call that hangs, as the gateway does', async () => {
  const { mock, tester } = open()
  await tester(control.addTestFault, { path: '/api/home', effect: { kind: 'hang' } })
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  const answer = Promise.resolve(mock.fetch(new Request('http://mock/api/home')))
  const isAnswered = jest.fn()
  void answer.then(isAnswered)
  await jest.advanceTimersByTimeAsync(8999)
  expect(isAnswered).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect((await answer).status).toBe(504)
})

it('is open to frontends of this machine, and to no other site', async () => {
  const { mock } = open()
  const ask = (origin: string, method = 'GET', path = '/api/home') =>
    mock.fetch(new Request(`http://mock${path}`, { method, headers: { origin } }))
  const allowed = async (origin: string) =>
    (await ask(origin, 'OPTIONS')).headers.get('access-control-allow-origin')
  const preflight = await ask('http://localhost:5173', 'OPTIONS', '/api/user/login')
  expect(preflight.status).toBe(204)
  for (const origin of ['http://localhost:5173', 'http://127.0.0.1:1', 'http://[::1]:9'])
    expect(await allowed(origin)).toBe(origin)
  for (const origin of ['https://shop.example', 'http://localhost.evil.example', 'null'])
    expect(await allowed(origin)).toBeNull()
  const given = await ask('http://localhost:5173')
  expect(given.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
  const head = await ask('', 'HEAD', '/api/health')
  expect([head.status, await head.text()]).toEqual([200, ''])
})

it('logs no aborted upload', async () => {
  const { mock, tester } = open()
  const { token } = await tester(control.createTestShopper, {})
  const logged = jest.spyOn(console, 'error').mockReturnValue()
  const caller = new AbortController()
  const body = new ReadableStream({
    pull: (sink) => {
      caller.abort()
      sink.error(new Error('aborted'))
    },
  })
  const { signal } = caller
  const headers = { token, 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body, signal, duplex: 'half' } as RequestInit
  await mock.fetch(new Request('http://mock/api/user/address_save', init)).catch(() => null)
  expect(logged).not.toHaveBeenCalled()
  logged.mockRestore()
})

it('expires an unpaid order when the clock of its shopper advances', async () => {
  const opened = open()
  const { probe, tester } = opened
  const { who, shopper, addressId, goods } = await buyerOf(opened)
  const items = [{ sku_id: goods.skuId, quantity: 9 }]
  const body = { items, address_id: addressId, expected_total: 9000 }
  const made = await probe.ask(createOrder, body, { ...who, key: crypto.randomUUID() })
  const again = { ...body, items: [{ sku_id: goods.skuId, quantity: 1 }] }
  const other = { ...who, key: crypto.randomUUID() }
  await probe.refused(createOrder, 'short stock', again, { code: 409, who: other })
  await tester(control.advanceTestClock, { shopper_id: shopper.id, seconds: 31 * 60 })
  const { id } = made.orders[0]!
  expect((await probe.ask(getOrder, { id }, who)).status).toBe(-1)
  const { stock } = await probe.ask(getProduct, { id: goods.productId })
  expect(stock).toBe(9)
})

it('keeps the stream of live events open and sends events', async () => {
  const { mock, tester } = open()
  const { token, id } = await tester(control.createTestShopper, {})
  const outside = await mock.fetch(new Request(`http://mock${LIVE_PATH}`))
  expect(outside.status).toBe(401)
  const response = await mock.fetch(new Request(`http://mock${LIVE_PATH}`, { headers: { token } }))
  const reader = response.body!.getReader()
  const next = async () => new TextDecoder().decode((await reader.read()).value)
  expect(await next()).toContain('event: all')
  await tester(control.createTestNotice, { shopper_id: id, code: 'orderPaid', ref_id: 7 })
  expect(await next()).toContain('event: notice\ndata: {"id":7}')
  await reader.cancel()
  expect(mock.listeners.size).toBe(0)
})

it('answers 404 to operators and testers without the token, and shows pictures', async () => {
  const { mock } = open()
  const status = async (path: string) =>
    (await mock.fetch(new Request(`http://mock${path}`))).status
  expect(await status('/api/ops/queue')).toBe(404)
  expect(await status('/api/test/jobs')).toBe(404)
  expect(await status('/api/nothing')).toBe(404)
  const { images } = mock.world.products[0]!
  const shown = await mock.fetch(new Request(`http://mock${images[0]}/88.webp`))
  expect(shown.headers.get('content-type')).toBe('image/webp')
})

it('names the value that it does not know to testers', async () => {
  const { mock } = open()
  const fieldsOf = async (path: string, input: object) => {
    const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(input) }
    const answer = await mock.fetch(new Request(`http://mock/api/test/${path}`, init))
    return ((await answer.json()) as { data: { fields: unknown } }).data.fields
  }
  const noShopper = { shopper_id: 'There is no shopper with this id' }
  expect(await fieldsOf('clock', { shopper_id: 9, seconds: 1 })).toEqual(noShopper)
  const notice = { shopper_id: 9, code: 'orderPaid', ref_id: 1 }
  expect(await fieldsOf('notification', notice)).toEqual(noShopper)
  const noSeed = { name: 'No seed has this name; there are demo' }
  for (const path of ['seed', 'seed_delete'])
    expect(await fieldsOf(path, { name: 'other' })).toEqual(noSeed)
  const { name } = (await fieldsOf('job', { name: 'other' })) as { name: string }
  expect(name).toMatch(/^No job has this name; there are [a-z-]+, [a-z-]+/)
})
