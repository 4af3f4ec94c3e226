import { admissionError } from '@/lib/gateway/admission'
import { createXsrfToken } from '@/lib/gateway/cross-site'
import { RequestContext } from '@/lib/http/request-context'

const SESSION = 'session-of-a-shopper'
const SIGNED_IN = createXsrfToken(SESSION)
const VISITOR = createXsrfToken(undefined)
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

interface Asked {
  session?: string
  cookie?: string
  headers?: Record<string, string>
}

function refusal(method: string, path: string, { session, cookie, headers = {} }: Asked = {}) {
  const cookies = [session && `token=${session}`, cookie && `XSRF-TOKEN=${cookie}`]
  const given = new Headers({ cookie: cookies.filter(Boolean).join('; '), ...headers })
  return admissionError(
    new RequestContext({
      method,
      path,
      search: '',
      header: (name) => given.get(name) ?? undefined,
      client: '',
      host: 'shop.example:3000',
      isSecure: process.env.PUBLIC_ORIGIN?.startsWith('https:') ?? false,
      publicOrigin: process.env.PUBLIC_ORIGIN,
      requestId: '',
    }),
  )
}

const pair = (token: string) => ({
  cookie: token,
  headers: { ...SAME_ORIGIN, 'x-xsrf-token': token },
})

describe('admits', () => {
  test.each<[string, string, string, Asked]>([
    ['a read without headers', 'GET', '/api/home', {}],
    ['a question for the allowed methods', 'OPTIONS', '/api/order/pay', {}],
    ['a read with a session', 'GET', '/api/user/getUserInfo', { session: SESSION }],
    ['a read of another client', 'GET', '/api/user/getUserInfo', { headers: { token: 't' } }],
    [
      'a change with the XSRF token',
      'POST',
      '/api/order/pay',
      { session: SESSION, ...pair(SIGNED_IN) },
    ],
    ['signing in with the XSRF token of a visitor', 'POST', '/api/user/login', pair(VISITOR)],
    ['a change of another client', 'POST', '/api/order/pay', { headers: { token: 't' } }],
    ['an operator', 'POST', '/api/ops/product', { headers: { authorization: 'Bearer x' } }],
    ['a tester', 'POST', '/api/test/shopper', { headers: { authorization: 'Bearer x' } }],
    ['setting the language with the XSRF token', 'GET', '/api/user/set_language', pair(VISITOR)],
  ])('%s', (_, method, path, asked) => {
    expect(refusal(method, path, asked)).toBeNull()
  })

  test.each([
    ['origin', 'http://shop.example:3000'],
    ['referer', 'http://shop.example:3000/ja/home'],
  ])('trusts a browser without Sec-Fetch-Site by its %s', (name, value) => {
    const headers = { [name]: value, 'x-xsrf-token': VISITOR }
    expect(refusal('POST', '/api/user/login', { cookie: VISITOR, headers })).toBeNull()
  })

  test.each([
    '/api/openapi.json',
    '/api/health',
    '/api/docs',
    '/api/pictures/a/b.webp',
    '/api/share/7',
  ])('a navigation opens %s', (path) => {
    const headers = { 'sec-fetch-mode': 'navigate' }
    expect(refusal('GET', path, { headers })).toBeNull()
    expect(refusal('HEAD', path, { headers })).toBeNull()
    const forged = { ...pair(VISITOR).headers, ...headers }
    expect(refusal('POST', path, { cookie: VISITOR, headers: forged })).toBe('CROSS_SITE')
  })
})

describe('rejects', () => {
  const own = { session: SESSION, ...pair(SIGNED_IN) }
  test.each<[string, string, string, Asked]>([
    [
      'a session together with a token header',
      'GET',
      '/api/home',
      { session: SESSION, headers: { token: 't' } },
    ],
    ['a navigation', 'GET', '/api/user/bill', { headers: { 'sec-fetch-mode': 'navigate' } }],
    [
      'a form sent to a picture',
      'POST',
      '/api/pictures/a',
      { headers: { 'sec-fetch-mode': 'navigate' } },
    ],
    ['a session on operators’ calls', 'GET', '/api/ops/queue', { session: SESSION }],
    ['a session on testers’ calls', 'GET', '/api/test/jobs', { session: SESSION }],
    [
      'a session on a tester’s change',
      'POST',
      '/api/test/shopper',
      { session: SESSION, headers: { authorization: 'Bearer x' } },
    ],
    ['a change without the header', 'POST', '/api/order/pay', { ...own, headers: SAME_ORIGIN }],
    ['a change without the cookie', 'POST', '/api/order/pay', { ...own, cookie: undefined }],
    [
      'the XSRF token of a visitor with a session',
      'POST',
      '/api/order/pay',
      { session: SESSION, ...pair(VISITOR) },
    ],
    [
      'the XSRF token of another session',
      'POST',
      '/api/order/pay',
      { session: 'other', ...pair(SIGNED_IN) },
    ],
    ['the XSRF token of a session without the session', 'POST', '/api/user/login', pair(SIGNED_IN)],
    ['a made-up XSRF token', 'POST', '/api/user/login', pair('a.1234.5678')],
    ['an empty XSRF token', 'POST', '/api/user/login', pair('')],
    ['signing in without an XSRF token', 'POST', '/api/user/login', { headers: SAME_ORIGIN }],
    ['a GET that changes', 'GET', '/api/user/address_del', { session: SESSION }],
    ['an unknown change', 'DELETE', '/api/unknown', { session: SESSION }],
    [
      'a change from another site',
      'POST',
      '/api/user/login',
      { ...pair(VISITOR), headers: { 'sec-fetch-site': 'cross-site', 'x-xsrf-token': VISITOR } },
    ],
    [
      'a change from a sibling subdomain',
      'POST',
      '/api/user/login',
      { ...pair(VISITOR), headers: { 'sec-fetch-site': 'same-site', 'x-xsrf-token': VISITOR } },
    ],
    [
      'a foreign origin',
      'POST',
      '/api/user/login',
      { ...pair(VISITOR), headers: { origin: 'http://evil.example', 'x-xsrf-token': VISITOR } },
    ],
    [
      'a change without an origin',
      'POST',
      '/api/user/login',
      { ...pair(VISITOR), headers: { 'x-xsrf-token': VISITOR } },
    ],
  ])('%s', (_, method, path, asked) => {
    expect(refusal(method, path, asked)).toBe('CROSS_SITE')
  })

  test.each(['/api/user/set%5Flanguage', '/api//home', '/api/home/', '/api', '/api/a;b'])(
    'the path %s',
    (path) => {
      expect(refusal('GET', path)).toBe('PATH_NOT_FOUND')
    },
  )
})

test('PUBLIC_ORIGIN takes precedence over Host', () => {
  const headers = { origin: 'http://shop.example:3000', 'x-xsrf-token': VISITOR }
  process.env.PUBLIC_ORIGIN = 'https://shop.example'
  expect(refusal('POST', '/api/user/login', { cookie: VISITOR, headers })).toBe('CROSS_SITE')
  headers.origin = 'https://shop.example'
  expect(refusal('POST', '/api/user/login', { cookie: VISITOR, headers })).toBeNull()
  delete process.env.PUBLIC_ORIGIN
})

test('a page of another site cannot send a shopper’s call with the header of operators', () => {
  const headers = { authorization: 'x' }
  expect(refusal('POST', '/api/order/pay', { headers })).toBe('CROSS_SITE')
})

test.each([
  ['GET', '/api/test/jobs', {}],
  ['POST', '/api/test/shopper', {}],
  ['POST', '/api/ops/product', { 'sec-fetch-site': 'cross-site' }],
  ['OPTIONS', '/api/test/fault', {}],
  ['POST', '/api/test/shopper', { token: 't' }],
])('answers %s %s without a bearer token as an unknown path', (method, path, headers) => {
  expect(refusal(method, path, { headers })).toBe('PATH_NOT_FOUND')
})

test('knows no path beside /api', () => {
  expect(refusal('GET', '/x/api/home')).toBe('PATH_NOT_FOUND')
})
