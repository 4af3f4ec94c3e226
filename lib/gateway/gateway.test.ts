import { backendFetch } from '@/lib/api/server-transport'
import { createXsrfToken } from '@/lib/gateway/cross-site'
import { handleRequest } from '@/lib/gateway/fetch-handler'

jest.mock('@/lib/api/server-transport', () => ({
  backendFetch: jest.fn(),
  backendOrigin: () => 'http://backend.internal',
}))

const backend = jest.mocked(backendFetch)
const SESSION = 'session-of-a-shopper'
const USER = {
  id: 1,
  family_name: 'A',
  given_name: 'B',
  email: 'a@example.com',
  mobile: '123456',
  avatar: null,
  balance: 0,
  frozen: 0,
  has_pay_password: false,
  language: { language_name: 'ไทย', chinese_name: '泰语', file_name: 'tai' },
  unread: 0,
}

interface Asked {
  session?: string
  body?: string
  headers?: Record<string, string>
}

function ask(method: string, path: string, { session, body, headers = {} }: Asked = {}) {
  const xsrf = createXsrfToken(session)
  const cookie = [session && `token=${session}`, `XSRF-TOKEN=${xsrf}`].filter(Boolean).join('; ')
  const request = new Request(`http://localhost:3000${path}`, {
    method,
    ...(body === undefined ? {} : { body }),
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      'x-xsrf-token': xsrf,
      'accept-language': 'en',
      ...headers,
    },
  })
  return handleRequest(request)
}

function answers(code: number, data: unknown = null, status = 200, headers = {}) {
  backend.mockResolvedValueOnce(
    Response.json({ code, msg: 'words', time: 1, data }, { status, headers }),
  )
}

const seenByBackend = () => backend.mock.calls.at(-1)?.[0] as Request
const cookieNames = (response: Response) =>
  response.headers.getSetCookie().map((line) => line.replace(/=[^;]+/, '=…').split(';')[0])

beforeEach(() => backend.mockReset())

test('sends the session as the token header, and forwards only known headers', async () => {
  answers(1)
  await ask('GET', '/api/order/detail?id=5', {
    session: SESSION,
    headers: {
      'idempotency-key': 'k',
      'x-forwarded-for': '6.6.6.6, 203.0.113.9',
      'x-evil': '1',
      authorization: 'Bearer x',
    },
  })
  const { url, headers } = seenByBackend()
  expect(url).toBe('http://backend.internal/api/order/detail?id=5')
  expect(Object.fromEntries(headers)).toEqual({
    'accept-language': 'en',
    'idempotency-key': 'k',
    token: SESSION,
    'x-forwarded-for': '203.0.113.9',
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
  })
})

test('sends an operator key only to operator endpoints', async () => {
  answers(1)
  const request = new Request('http://localhost:3000/api/ops/queue', {
    headers: { authorization: 'Bearer x' },
  })
  await handleRequest(request)
  expect(seenByBackend().headers.get('authorization')).toBe('Bearer x')
})

test('lets caches store only what the backend marks as public', async () => {
  answers(1, null, 200, { 'cache-control': 'max-age=60' })
  const answer = await ask('GET', '/api/home')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  backend.mockResolvedValueOnce(
    new Response('picture', {
      headers: { 'cache-control': 'public, immutable', 'set-cookie': 'a=1' },
    }),
  )
  const picture = await handleRequest(new Request('http://localhost:3000/api/pictures/a.webp'))
  expect(picture.headers.get('cache-control')).toBe('public, immutable')
  expect(picture.headers.getSetCookie()).toEqual([])
})

test.each(['/api/user/login', '/api/user/register'])('%s starts a session', async (path) => {
  answers(1, { userinfo: { ...USER, token: 'new', expires_at: '2030-01-01T00:00:00Z' } })
  const answer = await ask('POST', path, { body: '{}' })
  const [session, xsrf] = answer.headers.getSetCookie()
  expect(session).toBe('token=new; Max-Age=259200; Path=/; HttpOnly; SameSite=Lax')
  expect(xsrf).toBe(`XSRF-TOKEN=${createXsrfToken('new')}; Max-Age=259200; Path=/; SameSite=Lax`)
  expect(await answer.json()).toMatchObject({ data: { userinfo: { token: 'new' } } })
})

test('stores the session in a __Host- cookie over HTTPS, and only there', async () => {
  process.env.PUBLIC_ORIGIN = 'https://shop.example'
  answers(1, { userinfo: { ...USER, token: 'new', expires_at: '2030-01-01T00:00:00Z' } })
  const answer = await ask('POST', '/api/user/login', { body: '{}' })
  const [session, xsrf] = answer.headers.getSetCookie()
  expect(session).toBe('__Host-token=new; Max-Age=259200; Path=/; HttpOnly; Secure; SameSite=Lax')
  expect(xsrf).toMatch(/^XSRF-TOKEN=s\..*; Secure; SameSite=Lax$/)
  answers(1)
  await ask('GET', '/api/cart', { headers: { cookie: 'token=planted; __Host-token=own' } })
  expect(seenByBackend().headers.get('token')).toBe('own')
  answers(1)
  await ask('GET', '/api/cart', { headers: { cookie: 'token=planted' } })
  expect(seenByBackend().headers.get('token')).toBeNull()
  delete process.env.PUBLIC_ORIGIN
})

test('sets no cookie after a refused sign-in', async () => {
  answers(0)
  expect(cookieNames(await ask('POST', '/api/user/login', { body: '{}' }))).toEqual([])
})

test.each<[string, () => void, string, string]>([
  ['sign-out', () => answers(1), 'POST', '/api/user/logout?lang=zh-cn'],
  [
    'sign-out that fails',
    () => backend.mockRejectedValueOnce(new Error('gone')),
    'POST',
    '/api/user/logout',
  ],
  ['clearing that', () => undefined, 'POST', '/api/session/clear'],
  ['an expired token', () => answers(401, null, 401), 'GET', '/api/user/getUserInfo'],
  ['a new password', () => answers(1), 'POST', '/api/user/resetpwd'],
])('%s ends the session', async (_, prepare, method, path) => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  prepare()
  const answer = await ask(method, path, { session: SESSION })
  const [session, xsrf] = answer.headers.getSetCookie()
  expect(session).toBe('token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
  expect(xsrf).toMatch(/^XSRF-TOKEN=a\.[0-9a-f-]{36}\.[0-9a-f]{64};/)
})

test.each<[string, string, Record<string, string>]>([
  ['a form', 'POST', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['a link', 'GET', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['a picture', 'GET', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }],
  ['a call', 'POST', { 'sec-fetch-site': 'cross-site', 'x-xsrf-token': '' }],
])('another site cannot sign a shopper out by %s', async (_, method, headers) => {
  if (method === 'GET') answers(404, null, 404)
  const answer = await ask(method, '/api/user/logout', { session: SESSION, headers })
  expect(answer.ok).toBe(false)
  expect(answer.headers.getSetCookie()).toEqual([])
})

const CLEAR = '/api/session/clear'

test('the session is cleared without the backend', async () => {
  const answer = await ask('POST', CLEAR, { session: SESSION })
  expect([answer.status, await answer.json()]).toMatchObject([200, { code: 1, data: null }])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(backend).not.toHaveBeenCalled()
})

test.each<[string, Record<string, string>]>([
  ['a form of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['a call of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a call of a sibling host', { 'sec-fetch-site': 'same-site' }],
  ['a call without the header', { 'x-xsrf-token': '' }],
  ['a call with the pair of a visitor', { 'x-xsrf-token': createXsrfToken(undefined) }],
  ['a call with the pair of another session', { 'x-xsrf-token': createXsrfToken('other') }],
])('%s cannot clear the session', async (_, headers) => {
  const answer = await ask('POST', CLEAR, { session: SESSION, headers })
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
})

test.each([
  ['a forged Origin', { origin: 'https://evil.example' }],
  ['an opaque Origin', { origin: 'null' }],
  ['an Origin that begins alike', { origin: 'http://localhost:3000.evil.example' }],
  ['a token header beside the cookie', { origin: 'http://localhost:3000', token: 'x' }],
])('%s cannot clear the session in a browser without Sec-Fetch-Site', async (_, headers) => {
  const xsrf = createXsrfToken(SESSION)
  const request = new Request(`http://localhost:3000${CLEAR}`, {
    method: 'POST',
    headers: {
      cookie: `token=${SESSION}; XSRF-TOKEN=${xsrf}`,
      host: 'localhost:3000',
      'x-xsrf-token': xsrf,
      ...(headers as Record<string, string>),
    },
  })
  const answer = await handleRequest(request)
  expect(answer.status).toBe(403)
  expect(answer.headers.getSetCookie().join()).not.toContain('token=;')
})

test.each(['GET', 'HEAD', 'PUT', 'DELETE'])('%s does not clear the session', async (method) => {
  answers(404, null, 404)
  const answer = await ask(method, CLEAR, { session: SESSION })
  expect(answer.headers.getSetCookie()).toEqual([])
})

test('a new visitor gets a pair with which the first POST passes', async () => {
  const given = await ask('GET', '/api/session/pair', { headers: { cookie: '' } })
  const [line = ''] = given.headers.getSetCookie()
  const xsrf = line.slice('XSRF-TOKEN='.length, line.indexOf(';'))
  expect(backend).not.toHaveBeenCalled()
  answers(0)
  const headers = { cookie: `XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': xsrf }
  expect((await ask('POST', '/api/user/login', { headers, body: '{}' })).status).toBe(200)
})

test('HEAD of the pair is answered like GET', async () => {
  expect((await ask('HEAD', '/api/session/pair', { headers: { cookie: '' } })).status).toBe(200)
  expect(backend).not.toHaveBeenCalled()
})

test.each<[string, Record<string, string>]>([
  ['a window', { 'sec-fetch-mode': 'navigate' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling host', { 'sec-fetch-site': 'same-site' }],
])('%s is given no pair', async (_, headers) => {
  const answer = await ask('GET', '/api/session/pair', { headers: { cookie: '', ...headers } })
  expect(answer.headers.getSetCookie()).toEqual([])
})

test('a known pair stays', async () => {
  const answer = await ask('GET', '/api/session/pair', { session: SESSION })
  expect(answer.headers.getSetCookie()).toEqual([])
})

test('a sign-out with a stale XSRF token ends nothing and returns a new token', async () => {
  const cookie = `token=${SESSION}; XSRF-TOKEN=stale`
  const answer = await ask('POST', '/api/user/logout', { headers: { cookie } })
  expect([answer.status, cookieNames(answer)]).toEqual([403, ['XSRF-TOKEN=…']])
})

test('stores the language in its cookie', async () => {
  answers(1, USER.language)
  const answer = await ask('GET', '/api/user/set_language?file_name=tai')
  const [line = ''] = answer.headers.getSetCookie()
  const value = decodeURIComponent(line.slice('language='.length, line.indexOf(';')))
  expect(JSON.parse(value)).toEqual(USER.language)
})

const SIGN_IN = { body: JSON.stringify({ account: 'a', password: 'b' }) }
const signedIn = { userinfo: { ...USER, token: 'new-session', expires_at: '2026-11-25T00:00:00Z' } }

test('a sign-in brings the language of the account to a device without one', async () => {
  answers(1, signedIn)
  const answer = await ask('POST', '/api/user/login', SIGN_IN)
  expect(cookieNames(answer)).toContain('language=…')
  answers(1, signedIn)
  const registered = await ask('POST', '/api/user/register', SIGN_IN)
  expect(cookieNames(registered)).toEqual(['token=…', 'XSRF-TOKEN=…'])
})

test.each(['visit_language=ja', `language=${encodeURIComponent('{"file_name":"ri"}')}`])(
  'a sign-in keeps the language of the device: %s',
  async (chosen) => {
    answers(1, signedIn)
    const xsrf = createXsrfToken(undefined)
    const headers = { cookie: `XSRF-TOKEN=${xsrf}; ${chosen}`, 'x-xsrf-token': xsrf }
    const answer = await ask('POST', '/api/user/login', { ...SIGN_IN, headers })
    expect(cookieNames(answer)).toEqual(['token=…', 'XSRF-TOKEN=…'])
  },
)

test('gives a browser without a valid XSRF token a new one, also with an error', async () => {
  answers(1)
  const cookie = 'XSRF-TOKEN=stale'
  expect(cookieNames(await ask('GET', '/api/home', { headers: { cookie } }))).toEqual([
    'XSRF-TOKEN=…',
  ])
  const refused = await ask('POST', '/api/user/login', { headers: { cookie }, body: '{}' })
  expect([refused.status, cookieNames(refused)]).toEqual([403, ['XSRF-TOKEN=…']])
  expect(await refused.json()).toMatchObject({ code: 403, data: null, msg: expect.any(String) })
})

test('another site cannot replace the XSRF token', async () => {
  const request = new Request('http://localhost:3000/api/user/login', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  })
  const answer = await handleRequest(request)
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
})

test.each([
  ['/api/any', 2 * 1024 * 1024],
  ['/api/common/upload', 12 * 1024 * 1024],
])('limits the body for %s', async (path, limit) => {
  answers(1)
  const fits = await ask('POST', path, { session: SESSION, body: 'x'.repeat(limit) })
  expect(fits.status).toBe(200)
  const refused = await ask('POST', path, { session: SESSION, body: 'x'.repeat(limit + 1) })
  expect(refused.status).toBe(413)
})

test.each([
  ['/api/home', 9000],
  ['/api/pictures/a.webp', 20_000],
])('times out %s after %i ms when the backend does not answer', async (path, limitMs) => {
  jest.useFakeTimers()
  const ended = jest.fn()
  backend.mockReturnValue(new Promise(() => undefined))
  const pending = ask('GET', path).finally(ended)
  await jest.advanceTimersByTimeAsync(limitMs - 1)
  expect(ended).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  const answer = await pending
  jest.useRealTimers()
  expect([answer.status, await answer.json()]).toMatchObject([
    504,
    { code: 504, msg: 'system interface request timed out' },
  ])
  expect(seenByBackend().signal.aborted).toBe(true)
})

test('reports an unreachable backend', async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  backend.mockRejectedValueOnce(new TypeError('fetch failed'))
  const answer = await ask('GET', '/api/home')
  expect([answer.status, await answer.json()]).toMatchObject([502, { code: 502, data: null }])
})

test('sends responses without a body as they are', async () => {
  backend.mockResolvedValueOnce(new Response(null, { status: 304, headers: { etag: '"1"' } }))
  const answer = await ask('GET', '/api/pictures/a.webp')
  expect([answer.status, answer.headers.get('etag'), answer.body]).toEqual([304, '"1"', null])
})

test('streams events without a time limit, and ends when the client disconnects', async () => {
  jest.useFakeTimers()
  const ended = jest.fn()
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void (sink = controller),
    cancel: ended,
  })
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  }
  backend.mockResolvedValueOnce(new Response(body, { headers }))
  const answer = await ask('GET', '/api/user/events', {
    session: SESSION,
    headers: { 'last-event-id': '77', accept: 'text/event-stream' },
  })
  jest.advanceTimersByTime(3_600_000)
  jest.useRealTimers()
  expect(seenByBackend().headers.get('last-event-id')).toBe('77')
  expect(seenByBackend().signal.aborted).toBe(false)
  expect(Object.fromEntries(answer.headers)).toMatchObject(headers)
  sink?.enqueue(new TextEncoder().encode(': open\n\n'))
  const reader = answer.body!.getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toBe(': open\n\n')
  await reader.cancel()
  expect(ended).toHaveBeenCalled()
})
