import { ENDPOINTS } from '@/contracts/all'
import type { Endpoint } from '@/contracts/endpoint'
import { createXsrfToken } from '@/lib/gateway/cross-site'
import { isForStaff } from '@/lib/gateway/operator-paths'
import { STAFF_XSRF_COOKIE, XSRF_COOKIE } from '@/lib/api/xsrf'
import { handleRequest } from '@/lib/gateway/fetch-handler'
import { newKey, type TestBackend } from '@/server/testing/backend'
import type { Accounts } from './accounts'
import { samplesOf } from './samples'
import { toldBy, wireOf } from './send'
import type { Findings } from './unauthorised'

const ORIGIN = 'http://localhost:3000'
const FOREIGN = 'https://evil.example'

type Headers = Record<string, string>
interface Way {
  name: string
  headers: (proper: Headers, other: Headers) => Headers
}

const without = (headers: Headers, ...names: string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
const own = (headers: Headers) => without(headers, 'sec-fetch-site')

/** Ways in which another site, or a link, could make the browser of a shopper send a call. */
const FORGED: Way[] = [
  ...['cross-site', 'same-site', 'none', 'Same-Origin', 'same-origin, cross-site', ''].map(
    (site): Way => ({
      name: `Sec-Fetch-Site "${site}"`,
      headers: (proper) => ({ ...proper, 'sec-fetch-site': site }),
    }),
  ),
  ...[FOREIGN, 'null', '', `${ORIGIN}.evil.example`, 'http://localhost:3001', 'x'].map(
    (origin): Way => ({
      name: `Origin "${origin}"`,
      headers: (proper) => ({ ...own(proper), origin }),
    }),
  ),
  { name: 'a foreign Referer', headers: (proper) => ({ ...own(proper), referer: `${FOREIGN}/` }) },
  { name: 'neither origin nor site', headers: own },
  { name: 'no XSRF token', headers: (proper) => without(proper, 'x-xsrf-token') },
  { name: 'a made-up XSRF token', headers: (proper) => ({ ...proper, 'x-xsrf-token': 's.0000' }) },
  {
    name: 'an XSRF header of another session',
    headers: (proper, other) => ({ ...proper, 'x-xsrf-token': other['x-xsrf-token']! }),
  },
  {
    name: 'XSRF cookie and header of another session',
    headers: (proper, other) => ({
      ...proper,
      'x-xsrf-token': other['x-xsrf-token']!,
      cookie: proper.cookie!.replace(/(?<=XSRF-TOKEN=).*/, other['x-xsrf-token']!),
    }),
  },
  { name: 'a navigation', headers: (proper) => ({ ...proper, 'sec-fetch-mode': 'navigate' }) },
]

const withToken = ({ token, authorization }: Headers): Headers =>
  token ? { token } : { authorization: authorization! }

/** With a session only: two conflicting identities. */
const DOUBLE: Way = {
  name: 'a token beside the cookie',
  headers: (proper, other) => ({ ...proper, ...withToken(other) }),
}

/** Sends every changing call in every forged way, which must not reach the backend, and once correctly, which must. */
export async function expectNothingForged(
  findings: Findings,
  { test, accounts }: { test: TestBackend; accounts: Accounts },
): Promise<void> {
  const gate = await openGate(test)
  const wrong: string[] = []
  for (const [name, endpoint] of ENDPOINTS.filter(
    ([, { method, changes }]) => changes || method === 'post',
  )) {
    const { own: ownSession, other: otherSession, site } = visitorsOf(endpoint, accounts)
    for (const session of [ownSession, undefined]) {
      const proper = properHeaders(site, session)
      const other = { ...properHeaders(site, otherSession), ...tokenHeader(site, otherSession) }
      const ways = session ? [...FORGED, DOUBLE] : FORGED
      for (const way of ways) {
        const { isRefused } = await gate.ask(endpoint, accounts, way.headers(proper, other))
        findings.count('forged calls')
        if (!isRefused) wrong.push(`${name}: ${way.name}${session ? '' : ' (signed out)'}`)
      }
    }
    if (endpoint.access === 'operator' || endpoint.access === 'tester') continue
    const { isRefused } = await gate.ask(endpoint, accounts, properHeaders(site, ownSession))
    findings.count('valid calls')
    if (isRefused) wrong.push(`${name}: refused a valid call`)
  }
  gate.close()
  findings.expect('forged calls that reached the backend: 0', wrong.length === 0, wrong.join('; '))
}

/** Reading calls are available to scripts of this site only, not to navigations or to requests with two identities. */
export async function expectNothingOpened(
  findings: Findings,
  { test, accounts }: { test: TestBackend; accounts: Accounts },
): Promise<void> {
  const gate = await openGate(test)
  const wrong: string[] = []
  const open = ['/api/health', '/api/openapi.json']
  const reading = ENDPOINTS.filter(([, { method, changes }]) => method === 'get' && !changes)
  for (const [name, endpoint] of reading.filter(([, { path }]) => !open.includes(path))) {
    const visitors = visitorsOf(endpoint, accounts)
    const cookie = `${visitors.site.cookie}=${visitors.own}`
    const ways: Headers[] = [
      { cookie, 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' },
      { cookie, 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' },
      { cookie, ...tokenHeader(visitors.site, visitors.other) },
    ]
    for (const headers of ways) {
      const { isRefused, allowed } = await gate.ask(endpoint, accounts, headers)
      findings.count('forged calls')
      if (!isRefused || allowed) wrong.push(`${name} ${JSON.stringify(Object.keys(headers))}`)
    }
  }
  gate.close()
  findings.expect(
    'reading calls opened by a navigation, or shared with another origin: 0',
    wrong.length === 0,
    wrong.join('; '),
  )
}

const SHOP = { cookie: 'token', pair: XSRF_COOKIE }
const STAFF = { cookie: 'staff', pair: STAFF_XSRF_COOKIE }

/** Staff have a session of their own. The gateway decides before it knows whether the session is valid. */
const visitorsOf = ({ path }: Endpoint, { a, b }: Accounts) =>
  isForStaff(path)
    ? { site: STAFF, own: 'o'.repeat(43), other: 's'.repeat(43) }
    : { site: SHOP, own: b.token, other: a.token }

const tokenHeader = (site: typeof SHOP, token: string): Headers =>
  site === STAFF ? { authorization: `Bearer ${token}` } : { token }

/** As a page of this site sends them. */
function properHeaders(site: typeof SHOP, session: string | undefined): Headers {
  const pair = createXsrfToken(session)
  const cookies = [session && `${site.cookie}=${session}`, `${site.pair}=${pair}`].filter(Boolean)
  return {
    cookie: cookies.join('; '),
    'sec-fetch-site': 'same-origin',
    'x-xsrf-token': pair,
    'idempotency-key': newKey(),
  }
}

const held = globalThis as { sampanBackend?: TestBackend['backend'] }

/** The gateway of this process in front of the backend under test; it records forwarded calls and ended sessions. */
async function openGate(test: TestBackend) {
  const before = held.sampanBackend
  let came = 0
  held.sampanBackend = {
    ...test.backend,
    fetch: (request) => {
      came += 1
      return test.backend.fetch(request)
    },
  }
  return {
    ask: async (endpoint: Endpoint, accounts: Accounts, headers: Headers) => {
      const [input = {}] = samplesOf(endpoint, accounts.aRecords)
      const { url, method, body, type } = wireOf(endpoint, input)
      const cameBefore = came
      const answer = await handleRequest(
        new Request(ORIGIN + url, {
          method,
          headers: {
            ...(type ? { 'content-type': type } : {}),
            host: 'localhost:3000',
            ...headers,
          },
          ...(body === undefined ? {} : { body }),
        }),
      )
      const { status, code } = await toldBy(answer)
      const hasSessionChanged = answer.headers
        .getSetCookie()
        .some((line) => /^(?:__Host-)?(?:token|staff)=/.test(line))
      // Without a session and a bearer token, the calls of operators and testers do not exist.
      const isClosed = endpoint.access === 'operator' || endpoint.access === 'tester'
      const isDenied = status === 403 || (isClosed && status === 404)
      const isRefused = came === cameBefore && isDenied && code === status && !hasSessionChanged
      return { isRefused, allowed: answer.headers.get('access-control-allow-origin') }
    },
    close: () => {
      if (before) held.sampanBackend = before
      else delete held.sampanBackend
    },
  }
}
