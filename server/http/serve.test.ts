import { Hono } from 'hono'
import { DatabaseError } from 'pg'
import { logout } from '@/contracts/account'
import { payOrders } from '@/contracts/orders'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import { metrics } from '@/server/metrics'
import { StorageUnavailable } from '@/server/pictures/upload-files'
import { openTestBackend, requestFor, type TestBackend } from '@/server/testing/backend'
import { openShoppers, type QuickShopper } from '@/server/testing/quick-shoppers'
import type { Ctx } from './context'
import { addressOf, serve } from './serve'

const log = { warn: jest.fn(), error: jest.fn() }
const handler = jest.fn<Promise<null>, [ctx: Ctx]>()

let test: TestBackend
let shopper: QuickShopper
let app: Hono
beforeAll(async () => {
  test = await openTestBackend()
  const { services } = test.backend
  shopper = (await openShoppers(services.db, 1, 0))[0]!
  app = new Hono()
  serve(app, { ...services, log: log as never }, logout, handler)
  serve(app, services, payOrders, async (ctx) => {
    await handler(ctx)
    return { paid: [1], balance: 0 }
  })
})
afterAll(() => test.close())
beforeEach(() => handler.mockReset().mockResolvedValue(null))

const ask = (headers: Record<string, string> = {}, input: object = {}) => {
  const [path, init] = requestFor(logout, undefined, { token: shopper.token, headers })
  return app.request(`${path}?${new URLSearchParams(input as never)}`, init)
}
const pay = (key?: string) => {
  const input = { order_ids: [1], ticket: 'a-ticket' }
  const options = key === undefined ? {} : { key }
  return app.request(...requestFor(payOrders, input, { token: shopper.token, ...options }))
}
const ctxOf = () => handler.mock.lastCall![0]

/** How often calls of the route ended in each way. */
async function outcomes() {
  const { values } = await metrics().calls.get()
  const counts = values.filter(
    ({ metricName, labels }) => metricName?.endsWith('_count') && labels.route === logout.path,
  )
  return new Map(counts.map(({ labels, value }) => [labels.outcome, value]))
}

const overload = new Error('Connection terminated')

describe.each<[string, unknown, string, number, number]>([
  ['a domain error', new DomainError('SIGN_IN_NEEDED'), 'SIGN_IN_NEEDED', 401, 401],
  ['invalid input', new InvalidInput({ id: 'fields.invalid' }), 'INVALID', 422, 200],
  ['an unavailable database', overload, 'BUSY', 503, 503],
  ['an unavailable storage', new StorageUnavailable(overload), 'BUSY', 503, 503],
  ['a defect', new Error('a defect'), 'FAULT', 500, 500],
  ['a result that the contract does not know', undefined, 'FAULT', 500, 500],
])('%s', (_, error, outcome, code, status) => {
  it('is answered without details, and counted under its outcome', async () => {
    const before = (await outcomes()).get(outcome) ?? 0
    if (error) handler.mockRejectedValue(error)
    else handler.mockResolvedValue({ secret: 1 } as never)
    const answer = await ask()
    expect(answer.status).toBe(status)
    const body = await answer.text()
    expect(JSON.parse(body)).toMatchObject({ code })
    expect(body).not.toMatch(/defect|terminated|secret/)
    expect((await outcomes()).get(outcome)).toBe(before + 1)
    expect(answer.headers.get('retry-after')).toBe(outcome === 'BUSY' ? '1' : null)
  })
})

it('logs a defect as an error, with the request, and an overload as a warning', async () => {
  const defect = new Error('a defect')
  const facts = { requestId: 'request-of-a-test', path: logout.path }
  for (const error of [defect, overload, new StorageUnavailable(overload)]) {
    handler.mockRejectedValue(error)
    await ask({ 'x-request-id': 'request-of-a-test' })
  }
  expect(log.error.mock.calls).toEqual([[{ ...facts, err: defect }, 'request failed']])
  expect(log.warn.mock.calls).toEqual([
    [{ ...facts, err: overload }, 'the database is unavailable'],
    [{ ...facts, err: expect.any(StorageUnavailable) }, 'the object storage is unavailable'],
  ])
})

it('says when a transfer can be tried again while transfers are paused', async () => {
  const paused = Object.assign(new DatabaseError('paused', 1, 'error'), { code: 'SMP01' })
  handler.mockRejectedValue(paused)
  const answer = await pay('abcdef01-2345-6789-abcd-ef0123456789')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
})

it('answers a call that takes longer than eight seconds, and releases its late body', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  try {
    const called = Promise.withResolvers<void>()
    const late = Promise.withResolvers<null>()
    handler.mockImplementation(() => {
      called.resolve()
      return late.promise
    })
    const answer = Promise.resolve(ask())
    const isAnswered = jest.fn()
    void answer.then(isAnswered)
    await called.promise
    await jest.advanceTimersByTimeAsync(7999)
    expect(isAnswered).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect((await answer).status).toBe(504)
    const cancel = jest.fn()
    late.resolve(new Response(new ReadableStream({ cancel })) as never)
    await jest.advanceTimersByTimeAsync(0)
    expect(cancel).toHaveBeenCalledTimes(1)
  } finally {
    jest.useRealTimers()
  }
})

it('passes on what the request says about itself, within limits', async () => {
  const counted = (await outcomes()).get('DONE') ?? 0
  const answer = await ask({
    'x-forwarded-for': ` 203.0.113.5 , 10.0.0.1`,
    'user-agent': 'a'.repeat(300),
    'x-request-id': 'r'.repeat(100),
    'idempotency-key': 'ABCDEF01-2345-6789-ABCD-EF0123456789',
  })
  expect(await answer.json()).toMatchObject({ code: 1, data: null })
  expect((await outcomes()).get('DONE')).toBe(counted + 1)
  expect(ctxOf()).toMatchObject({
    shopperId: shopper.id,
    sessionId: expect.any(Number),
    ip: '203.0.113.5',
    device: 'a'.repeat(200),
    requestId: 'r'.repeat(64),
    idempotencyKey: 'abcdef01-2345-6789-abcd-ef0123456789',
    locale: 'en',
  })
  await ask({ 'x-forwarded-for': '' })
  expect(ctxOf()).toMatchObject({ ip: '', device: '', idempotencyKey: undefined })
  expect(ctxOf().requestId).toMatch(/^[\da-f-]{36}$/)
})

it('takes the first address that was forwarded, of at most 45 characters', () => {
  expect(addressOf(new Headers())).toBe('')
  expect(addressOf(new Headers({ 'x-forwarded-for': '2001:db8::1, 10.0.0.1' }))).toBe('2001:db8::1')
  expect(addressOf(new Headers({ 'x-forwarded-for': '1'.repeat(60) }))).toBe('1'.repeat(45))
})

it('requires a UUID as the key where the contract asks for one', async () => {
  const key = 'abcdef01-2345-6789-abcd-ef0123456789'
  for (const wrong of [
    undefined,
    '',
    key.slice(1),
    `${key}0`,
    '-'.repeat(36),
    'a'.repeat(36),
    `${key.slice(1)}g`,
    `g${key}`,
    `${key}g`,
  ]) {
    const answer = (await (await pay(wrong)).json()) as { code: number; data: unknown }
    expect(answer).toMatchObject({
      code: 422,
      data: { fields: { 'Idempotency-Key': expect.any(String) } },
    })
  }
  expect(handler).not.toHaveBeenCalled()
  expect(await (await pay(key)).json()).toMatchObject({ code: 1 })
})

it('refuses input that the contract does not know before the call', async () => {
  const refused = await ask({}, { lang: 'x'.repeat(21) })
  expect(await refused.json()).toMatchObject({
    code: 422,
    data: { fields: { lang: expect.any(String) } },
  })
  expect(handler).not.toHaveBeenCalled()
})
