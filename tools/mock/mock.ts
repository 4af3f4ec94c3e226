import { LIVE_PATH } from '@/contracts/live'
import { DomainError } from '@/server/domain/domain-error'
import { refused } from '@/server/http/answer'
import { showApiDocs } from '@/server/http/api-docs'
import { openApiDocument } from '@/server/http/openapi'
import { localeOfRequest } from '@/server/http/words'
import './calls/account'
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
import type { Fault } from './faults'
import { openStream, type Listener } from './live'
import { showPicture } from './pictures'
import { answer, endpointOf } from './serve'
import { createWorld, type World } from './world'

export interface Mock {
  world: World
  /** Saved worlds by name. */
  seeds: Map<string, World>
  faults: Fault[]
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
    faults: [],
    listeners: new Set(),
    fetch: (request) => route(mock, request),
  }
  return mock
}

async function route(mock: Mock, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const endpoint = endpointOf(request)
  if (endpoint) return answer(mock, endpoint, request)
  if (request.method === 'GET' && pathname === LIVE_PATH) return openStream(mock, request)
  if (request.method === 'GET' && pathname === '/api/openapi.json')
    return Response.json(openApiDocument())
  const shown = isRead
    ? ((await showApiDocs(pathname)) ?? (await showPicture(mock, request)))
    : null
  return shown ?? refused(localeOfRequest(request), new DomainError('PATH_NOT_FOUND'))
}
