import { getStaffSession, staffSignIn, staffSignOut, updateStaff } from '@/contracts/staff'
import { backendFetch } from '@/lib/api/server-transport'
import { createXsrfToken } from '@/lib/gateway/cross-site'
import { handleRequest } from '@/lib/gateway/fetch-handler'

jest.mock('@/lib/api/server-transport', () => ({
  backendFetch: jest.fn(),
  backendOrigin: () => 'http://backend.example',
}))
const backend = jest.mocked(backendFetch)

const TOKEN = 'staff-token'
const PAIR = createXsrfToken(TOKEN)

async function ask(
  path: string,
  {
    method = 'POST',
    headers = {},
    answer = {},
    status = 200,
  }: { method?: string; headers?: Record<string, string>; answer?: object; status?: number } = {},
) {
  backend.mockReset()
  const envelope = { code: status === 200 ? 1 : status, msg: '', time: 1, data: answer }
  backend.mockResolvedValue(Response.json(envelope, { status }))
  const request = new Request(`http://localhost:3001${path}`, {
    method,
    headers: { host: 'localhost:3001', ...headers },
    ...(method === 'POST' ? { body: '{}' } : {}),
  })
  const response = await handleRequest(request)
  return {
    status: response.status,
    cookies: response.headers.getSetCookie(),
    sent: backend.mock.calls[0]?.[0].headers,
  }
}

const script = (cookie: string, pair?: string) => ({
  cookie,
  'sec-fetch-site': 'same-origin',
  ...(pair ? { 'x-xsrf-token': pair } : {}),
})

it('exchanges the staff cookie for a bearer token, and ignores a shopper’s session', async () => {
  const headers = script(`token=shopper; staff=${TOKEN}`)
  const { status, sent } = await ask(getStaffSession.path, { method: 'GET', headers })
  expect(status).toBe(200)
  expect(sent?.get('authorization')).toBe(`Bearer ${TOKEN}`)
  expect(sent?.get('token')).toBeNull()
})

it('does not send the staff cookie to calls of shoppers', async () => {
  const { sent } = await ask('/api/home', { method: 'GET', headers: script(`staff=${TOKEN}`) })
  expect(sent?.get('authorization')).toBeNull()
  expect(sent?.get('token')).toBeNull()
})

it.each([
  ['without the pair', script(`staff=${TOKEN}`)],
  ['with the pair of a shopper', script(`staff=${TOKEN}; XSRF-TOKEN=${PAIR}`, PAIR)],
  [
    'from another site',
    { ...script(`staff=${TOKEN}; STAFF-XSRF-TOKEN=${PAIR}`, PAIR), 'sec-fetch-site': 'same-site' },
  ],
  [
    'with a bearer token beside the cookie',
    { ...script(`staff=${TOKEN}`), authorization: 'Bearer x' },
  ],
])('rejects a change %s', async (_, headers) => {
  expect((await ask(updateStaff.path, { headers })).status).toBe(403)
  expect(backend).not.toHaveBeenCalled()
})

it('passes a change with the pair of the session, and one of a program', async () => {
  const headers = script(`staff=${TOKEN}; STAFF-XSRF-TOKEN=${PAIR}`, PAIR)
  expect((await ask(updateStaff.path, { headers })).status).toBe(200)
  const { sent } = await ask(updateStaff.path, { headers: { authorization: 'Bearer machine' } })
  expect(sent?.get('authorization')).toBe('Bearer machine')
})

it('sets the session by signing in, for its twelve hours, and removes it afterwards', async () => {
  const pair = createXsrfToken(undefined)
  const headers = script(`STAFF-XSRF-TOKEN=${pair}`, pair)
  const { cookies } = await ask(staffSignIn.path, { headers, answer: { token: TOKEN } })
  expect(cookies[0]).toMatch(/^staff=staff-token; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(cookies[1]).toContain(`STAFF-XSRF-TOKEN=${PAIR}`)
  const own = script(`staff=${TOKEN}; STAFF-XSRF-TOKEN=${PAIR}`, PAIR)
  for (const ended of [
    await ask(staffSignOut.path, { headers: own }),
    await ask(getStaffSession.path, { method: 'GET', headers: own, status: 401 }),
  ])
    expect(ended.cookies[0]).toMatch(/^staff=; Max-Age=0/)
})

it('keeps the session when a page of another origin loads the address of the sign-out', async () => {
  const headers = { ...script(`staff=${TOKEN}`), 'sec-fetch-site': 'same-site' }
  const loaded = await ask(staffSignOut.path, { method: 'GET', headers, status: 404 })
  expect(loaded.cookies).toEqual([])
})

it('gives a visitor of the console a pair to sign in with', async () => {
  const { cookies } = await ask(getStaffSession.path, {
    method: 'GET',
    headers: script(''),
    status: 401,
  })
  expect(cookies).toEqual([expect.stringMatching(/^STAFF-XSRF-TOKEN=a\./)])
})
