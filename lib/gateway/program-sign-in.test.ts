import { backendFetch } from '@/lib/api/server-transport'
import { handleRequest } from '@/lib/gateway/fetch-handler'

jest.mock('@/lib/api/server-transport', () => ({
  backendFetch: jest.fn(),
  backendOrigin: () => 'http://backend.example',
}))

const ORIGIN = 'http://localhost:3000'

function ask(method: string, path: string, headers: Record<string, string> = {}, status = 200) {
  const answer = { code: status === 200 ? 1 : status, msg: '', time: 1, data: {} }
  jest.mocked(backendFetch).mockReset().mockResolvedValueOnce(Response.json(answer, { status }))
  const body = method === 'POST' ? { body: '{}' } : {}
  const host = new URL(ORIGIN).host
  return handleRequest(
    new Request(ORIGIN + path, { method, ...body, headers: { host, ...headers } }),
  )
}

// The steps of “Signing in from a program” in the API document.
it.each([
  ['/api/session/pair', 200, '/api/user/login', { token: 'x' }, '/api/cart/add'],
  [
    '/api/admin/session',
    401,
    '/api/admin/session/sign-in',
    { authorization: 'Bearer x' },
    '/api/admin/session/end',
  ],
])('a program signs in with the cookie of %s', async (first, status, signIn, token, change) => {
  const [line = ''] = (await ask('GET', first, {}, status)).headers.getSetCookie()
  const [cookie = ''] = line.split(';')
  const pair = { cookie, 'x-xsrf-token': cookie.slice(cookie.indexOf('=') + 1) }
  expect((await ask('POST', signIn, pair)).status).toBe(403)
  expect((await ask('POST', signIn, { ...pair, origin: ORIGIN })).status).toBe(200)
  expect((await ask('POST', change, token)).status).toBe(200)
})
