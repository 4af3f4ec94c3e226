import { getUserInfo, login, logout } from '@/contracts/account'
import { cancelOrder, createOrder } from '@/contracts/orders'
import { getProduct, listProducts } from '@/contracts/products'
import { ApiError } from '@/lib/api/api-error'
import { browserCall as call } from '@/lib/api/browser-transport'
import { connectApi } from '@/lib/api/api-context'
import { recordOwnSession } from '@/lib/api/own-session'
import { deleteToken } from '@/lib/api/session-mark'
import { toast } from '@/lib/toast/toast'

const LOGIN = { account: 'a@example.com', password: 'secret' }
const page = { cookie: '', documentElement: { lang: 'ja' } }
const fetched = jest.fn<Promise<Response>, [Request]>()
const endSession = jest.fn()
const sent: Request[] = []

Object.assign(globalThis, {
  window: { location: { origin: 'https://shop.example' } },
  document: page,
  fetch: (request: Request) => {
    sent.push(request.clone())
    return fetched(request)
  },
})

function envelope(code: number, data: unknown = null, msg = 'words of the backend') {
  return JSON.stringify({ code, msg, time: 1, data })
}

function answer(body: string, status = 200) {
  fetched.mockResolvedValueOnce(
    new Response(body, { status, headers: { 'x-request-id': 'request-1' } }),
  )
}

async function failureOf(pending: Promise<unknown>): Promise<ApiError> {
  const error = await pending.catch((thrown: unknown) => thrown)
  if (error instanceof ApiError) return error
  throw new Error(`not an ApiError: ${String(error)}`)
}

beforeEach(() => {
  page.cookie = 'XSRF-TOKEN=a.visitor.x'
  deleteToken()
  recordOwnSession()
  fetched.mockReset()
  endSession.mockReset()
  jest.spyOn(toast, 'fail').mockImplementation(() => undefined)
  connectApi({
    translate: (key, values) => (values ? `${key} ${values.status}` : key),
    endSession,
  })
})

const lastRequest = () => sent.at(-1) as Request

test('sends method, path, headers and body as the contract defines', async () => {
  page.cookie = 'XSRF-TOKEN=s.abc'
  answer(envelope(1, { orders: [], total: 0 }))
  const input = { items: [{ sku_id: 1, quantity: 2 }], address_id: 3, expected_total: 4 }
  await call(createOrder, input, { idempotencyKey: 'key-1', allowRepeat: true })
  const { url, method, headers, credentials } = lastRequest()
  expect([url, method]).toEqual(['https://shop.example/api/order/create', 'POST'])
  expect(Object.fromEntries(headers)).toMatchObject({
    accept: 'application/json',
    'accept-language': 'ja',
    'content-type': 'application/json',
    'idempotency-key': 'key-1',
    'x-xsrf-token': 's.abc',
  })
  expect(credentials).toBe('same-origin')
  expect(await lastRequest().json()).toEqual(input)
})

test('sends a read without the XSRF header and with its input in the query', async () => {
  page.cookie = 'XSRF-TOKEN=s.abc'
  answer(envelope(1, { list: [], next_cursor: null, total: 0 }))
  await call(listProducts, { shop_id: 7, category: '' })
  expect(lastRequest().url).toBe('https://shop.example/api/product/list?shop_id=7')
  expect(lastRequest().headers.has('x-xsrf-token')).toBe(false)
})

test('sends the input of a change without a body in the query', async () => {
  answer(envelope(1))
  await call(logout, { lang: 'th' })
  expect(lastRequest().url).toBe('https://shop.example/api/user/logout?lang=th')
  expect(lastRequest().body).toBeNull()
  expect(lastRequest().headers.has('content-type')).toBe(false)
})

test('can be sent without the session', async () => {
  answer(envelope(1))
  await call(logout, {}, { withoutSession: true })
  expect(lastRequest().credentials).toBe('omit')
})

test.each([0, 404, 409, 422])('shows the message of code %i and rejects', async (code) => {
  answer(envelope(code, { fields: { id: 'no' } }))
  const failure = await failureOf(call(cancelOrder, { id: code + 1 }))
  expect(failure).toMatchObject({ kind: 'refused', code, status: 200, requestId: 'request-1' })
  expect(failure.fields).toEqual({ id: 'no' })
  expect(toast.fail).toHaveBeenCalledWith('words of the backend')
})

test('shows no toast for field errors of a form, and one for other errors', async () => {
  answer(envelope(422, { fields: {} }))
  await failureOf(call(cancelOrder, { id: 91 }, { quiet: 'fields' }))
  expect(toast.fail).not.toHaveBeenCalled()
  answer(envelope(0))
  await failureOf(call(cancelOrder, { id: 92 }, { quiet: 'fields' }))
  expect(toast.fail).toHaveBeenCalledTimes(1)
})

test.each([
  ['signed in', 's.abc', 1],
  ['signed out', 'a.n.abc', 0],
])('handles code 401: %s', async (_, cookie, times) => {
  page.cookie = `XSRF-TOKEN=${cookie}`
  answer(envelope(401), 401)
  const failure = await failureOf(call(getUserInfo))
  expect(failure).toMatchObject({ kind: 'refused', code: 401, status: 401 })
  expect(toast.fail).toHaveBeenCalledWith('words of the backend')
  expect(endSession).toHaveBeenCalledTimes(times)
})

test.each([{}, { quiet: true }])(
  'a 401 to a session that a background request has ended is shown and leads to /login (%j)',
  async (options) => {
    page.cookie = 'XSRF-TOKEN=s.abc'
    recordOwnSession()
    deleteToken()
    // The gateway has cleared the cookies with the reply to the event stream.
    page.cookie = 'XSRF-TOKEN=a.n.abc'
    answer(envelope(401), 401)
    await failureOf(call(getUserInfo, {}, options))
    expect(toast.fail).toHaveBeenCalledWith('words of the backend')
    expect(endSession).toHaveBeenCalledTimes(1)
  },
)

test('the first POST of a new visitor waits for the pair, once for several calls', async () => {
  page.cookie = ''
  fetched.mockImplementation((request) => {
    if (request.url.endsWith('/api/session/pair')) page.cookie = 'XSRF-TOKEN=a.new.x'
    return Promise.resolve(new Response(envelope(1)))
  })
  await Promise.all([call(cancelOrder, { id: 31 }), call(cancelOrder, { id: 32 })])
  const asked = fetched.mock.calls.map(([{ url, headers }]) => [
    new URL(url).pathname,
    headers.get('x-xsrf-token'),
  ])
  expect(asked).toEqual([
    ['/api/session/pair', null],
    ['/api/order/cancel', 'a.new.x'],
    ['/api/order/cancel', 'a.new.x'],
  ])
})

test.each([429, 413])('status %i keeps the message that says what to do', async (status) => {
  answer(envelope(status), status)
  await failureOf(call(getProduct, { id: status }))
  expect(toast.fail).toHaveBeenCalledWith('words of the backend')
})

test.each([404, 500, 502, 503, 504])('names status %i', async (status) => {
  answer(envelope(status), status)
  const failure = await failureOf(call(getProduct, { id: 1 }))
  expect(failure).toMatchObject({ kind: 'http', status, message: `status ${status}` })
  expect(toast.fail).toHaveBeenCalledWith(`status ${status}`)
})

test('reports a network error and never sends a change twice', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  const failure = await failureOf(call(cancelOrder, { id: 1 }))
  expect(failure).toMatchObject({ kind: 'network', isOutcomeUnknown: true })
  expect(toast.fail).toHaveBeenCalledWith('network')
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('retries a read once after a network error', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  answer(envelope(1, { list: [], next_cursor: null, total: 0 }))
  await expect(call(listProducts)).resolves.toMatchObject({ total: 0 })
})

test('times out after 10 s', async () => {
  jest.useFakeTimers()
  fetched.mockReturnValue(new Promise(() => undefined))
  const failure = failureOf(call(cancelOrder, { id: 2 }))
  await jest.advanceTimersByTimeAsync(9_900)
  expect(toast.fail).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(200)
  expect(await failure).toMatchObject({
    kind: 'timeout',
    message: 'timeout',
    isOutcomeUnknown: true,
  })
  expect(toast.fail).toHaveBeenCalledWith('timeout')
  jest.useRealTimers()
})

test('does not send the same POST again within a second', async () => {
  answer(envelope(0))
  await failureOf(call(login, LOGIN))
  expect(await failureOf(call(login, LOGIN))).toMatchObject({ kind: 'duplicate' })
  expect(toast.fail).toHaveBeenLastCalledWith('duplicate')
  expect(fetched).toHaveBeenCalledTimes(1)
  answer(envelope(0))
  await failureOf(call(login, LOGIN, { allowRepeat: true }))
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('retries once with the new cookie after a failed XSRF check', async () => {
  page.cookie = 'XSRF-TOKEN=a.old.x'
  fetched.mockImplementation(() => {
    page.cookie = 'XSRF-TOKEN=a.new.x'
    return Promise.resolve(new Response(envelope(403), { status: 403 }))
  })
  const failure = await failureOf(call(cancelOrder, { id: 3 }))
  expect(failure).toMatchObject({ kind: 'http', status: 403 })
  const shown = fetched.mock.calls.map(([request]) => request.headers.get('x-xsrf-token'))
  expect(shown).toEqual(['a.old.x', 'a.new.x'])
})

test.each([
  ['no JSON', '<html>'],
  ['no envelope', '{"id":1}'],
])('rejects a response with %s', async (_, body) => {
  answer(body)
  const failure = await failureOf(call(listProducts))
  expect(failure).toMatchObject({ kind: 'invalidReply', message: 'network' })
})

test('shows nothing for a call that was aborted', async () => {
  const giveUp = new AbortController()
  fetched.mockImplementation((request) => {
    giveUp.abort()
    return Promise.reject(request.signal.reason as Error)
  })
  await expect(call(listProducts, {}, { signal: giveUp.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(toast.fail).not.toHaveBeenCalled()
})
