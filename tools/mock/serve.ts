import { ENDPOINTS } from '@/contracts/all'
import type { Endpoint, Schemas, SchemasOf } from '@/contracts/endpoint'
import type { Locale } from '@/contracts/languages'
import { schemasOf } from '@/contracts/schemas/all'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import { complaintOf, done, invalid, refused } from '@/server/http/answer'
import { readBody } from '@/server/http/body'
import { parseQuery } from '@/server/http/query'
import { localeOfRequest } from '@/server/http/words'
import type { z } from 'zod'
import type { Mock } from './mock'
import type { Session, Shopper, World } from './world'

/** One call; `shopper` is set with a valid session. */
export interface Visit {
  mock: Mock
  world: World
  locale: Locale
  ip: string
  device: string
  key: string | undefined
  shopper: Shopper | undefined
  session: Session | undefined
}

export interface Ctx extends Visit {
  shopper: Shopper
  session: Session
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
interface Input<E extends Endpoint> {
  query: Parsed<SchemasOf<E>['query']>
  body: Parsed<SchemasOf<E>['body']>
}
type ContextOf<E extends Endpoint> = E extends { access: 'shopper' } ? Ctx : Visit
type Data<E extends Endpoint> = z.input<SchemasOf<E>['data']>
type Reply<E extends Endpoint> = Data<E> | Response | Promise<Data<E> | Response>
type Handler = (ctx: never, input: never) => unknown

const handlers = new Map<Endpoint, Handler>()

/** Registers the behaviour of one call. Calls without one answer generated data. */
export function on<E extends Endpoint>(
  endpoint: E,
  handler: (ctx: ContextOf<E>, input: Input<E>) => Reply<E>,
): void {
  handlers.set(endpoint, handler)
}

const ENDPOINT_AT = new Map(
  ENDPOINTS.map(([, endpoint]) => [`${endpoint.method.toUpperCase()} ${endpoint.path}`, endpoint]),
)

/** HEAD is answered like GET, without the body. */
export function endpointOf({ method, url }: Request): Endpoint | undefined {
  return ENDPOINT_AT.get(`${method === 'HEAD' ? 'GET' : method} ${new URL(url).pathname}`)
}

/** Answers one call of the contract as the backend does: access, input, handler, reply. */
export async function answer(mock: Mock, endpoint: Endpoint, request: Request): Promise<Response> {
  const visit = visitOf(mock, request)
  try {
    admit(endpoint, visit, request)
    const input = await parse(endpoint, request)
    const data = await once(endpoint, visit, input)
    if (data instanceof Response) return data
    return done(visit.locale, schemasOf(endpoint).data.parse(data))
  } catch (error) {
    if (error instanceof DomainError) return refused(visit.locale, error)
    if (error instanceof InvalidInput) return invalid(visit.locale, error)
    // The body of an aborted upload cannot be read.
    if (!request.signal.aborted) console.error(endpoint.path, error)
    return refused(visit.locale, new DomainError('FAULT'))
  }
}

export function visitOf(mock: Mock, request: Request): Visit {
  const { world } = mock
  const token = request.headers.get('token')
  const session = world.sessions.find(
    (one) => one.token === token && one.expiresAt.getTime() > Date.now(),
  )
  return {
    mock,
    world,
    locale: localeOfRequest(request),
    ip: request.headers.get('x-forwarded-for')?.split(',')[0] ?? '127.0.0.1',
    device: request.headers.get('user-agent') ?? '',
    key: request.headers.get('idempotency-key')?.toLowerCase(),
    session,
    shopper: session && world.shoppers.find(({ id }) => id === session.shopperId),
  }
}

function admit({ access }: Endpoint, { mock, session }: Visit, request: Request): void {
  if (access === 'shopper' && !session) throw new DomainError('SIGN_IN_NEEDED')
  if (access === 'public' || access === 'shopper') return
  if (typeof access === 'object') return admitStaff(mock, request)
  const tokens = access === 'tester' ? [mock.testToken] : [mock.opsToken, mock.testToken]
  const given = request.headers.get('authorization')
  if (!tokens.some((token) => given === `Bearer ${token}`)) throw new DomainError('PATH_NOT_FOUND')
}

/** A mock has no staff accounts: only machines with OPS_TOKEN. */
function admitStaff({ opsToken, testToken }: Mock, request: Request): void {
  const given = request.headers.get('authorization')
  if (![opsToken, testToken].some((token) => given === `Bearer ${token}`))
    throw new DomainError('SIGN_IN_NEEDED')
}

async function parse(endpoint: Endpoint, request: Request) {
  const schemas: Schemas = schemasOf(endpoint)
  const query = schemas.query?.safeParse(parseQuery(new URL(request.url).searchParams))
  if (query?.error) throw complaintOf(query.error)
  const body = schemas.body?.safeParse(await readBody(endpoint, request))
  if (body?.error) throw complaintOf(body.error)
  return { query: query?.data, body: body?.data }
}

/** The same key with the same body gives the first reply again; with another body, 409. */
async function once(endpoint: Endpoint, visit: Visit, input: object): Promise<unknown> {
  const { key, shopper, world } = visit
  if (endpoint.isKeyed && !/^[0-9a-f-]{36}$/.test(key ?? ''))
    throw new InvalidInput({ 'Idempotency-Key': 'fields.key' })
  if (!endpoint.isKeyed) return handle(endpoint, visit, input)
  const place = `${shopper?.id} ${key}`
  const known = world.replies.get(place)
  const asked = { call: endpoint.path, input: JSON.stringify(input) }
  if (known && (known.call !== asked.call || known.input !== asked.input))
    throw new DomainError('KEY_REUSED')
  if (known) return known.data
  const data = await handle(endpoint, visit, input)
  world.replies.set(place, { ...asked, data })
  return data
}

async function handle(endpoint: Endpoint, visit: Visit, input: object): Promise<unknown> {
  const handler = handlers.get(endpoint)
  if (handler) return handler(visit as never, input as never)
  // Loaded on demand, because the library takes longer to load than the mock.
  const { generate } = await import('./generated')
  return generate(endpoint)
}
