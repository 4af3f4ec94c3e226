import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { LIVE_PATH } from '@/contracts/live'
import { DomainError } from '@/server/domain/domain-error'
import { refused } from '@/server/http/answer'
import { applyFaults } from '@/server/http/apply-faults'
import { showApiDocs } from '@/server/http/api-docs'
import { Faults } from '@/server/http/faults'
import { openApiText } from '@/server/http/openapi'
import { localeOfRequest } from '@/server/http/words'
import './calls/account'
import './calls/account-data'
import './calls/addresses'
import './calls/cart'
import './calls/catalogue'
import './calls/checkout'
import './calls/listings'
import './calls/money'
import './calls/notices'
import './calls/operators'
import './calls/orders'
import './calls/passwords'
import './calls/pay-codes'
import './calls/refunds'
import './calls/reviews'
import './calls/test-control'
import './calls/uploads'
import './calls/withdrawals'
import { openStream, type Listener } from './live'
import { showPicture } from './pictures'
import { answer, endpointOf, visitOf } from './serve'
import { createWorld, type World } from './world'

export interface Mock {
  world: World
  /** Saved worlds by name. */
  seeds: Map<string, World>
  faults: Faults
  listeners: Set<Listener>
  opsToken: string
  testToken: string
  fetch: (request: Request) => Promise<Response>
}

/** A backend in memory that answers every call of the contract. */
export function createMock(tokens: { opsToken: string; testToken: string }): Mock {
  const world = createWorld()
  const mock: Mock = {
    ...tokens,
    world,
    seeds: new Map([['demo', structuredClone(world)]]),
    faults: new Faults(),
    listeners: new Set(),
    fetch: async (request) => app.fetch(request),
  }
  const app = new Hono()
  app.use(cors({ origin: (origin) => (isLoopback(origin) ? origin : null), credentials: true }))
  app.all('*', ({ req: { raw: request } }) => {
    const { shopper } = visitOf(mock, request)
    const shopperId = () => Promise.resolve(shopper?.id)
    return applyFaults(mock.faults, { request, shopperId, run: () => route(mock, request) })
  })
  return mock
}

/** A frontend under development; pages of other sites must not read the mock of a developer. */
function isLoopback(origin: string): boolean {
  const host = URL.parse(origin)?.hostname ?? ''
  return host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)
}

async function route(mock: Mock, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const endpoint = endpointOf(request)
  if (endpoint) return answer(mock, endpoint, request)
  if (request.method === 'GET' && pathname === LIVE_PATH) return openStream(mock, request)
  if (request.method === 'GET' && pathname === '/api/openapi.json')
    return new Response(await openApiText(), { headers: { 'Content-Type': 'application/json' } })
  const shown = isRead
    ? ((await showApiDocs(pathname)) ?? (await showPicture(mock, request)))
    : null
  return shown ?? refused(localeOfRequest(request), new DomainError('PATH_NOT_FOUND'))
}
