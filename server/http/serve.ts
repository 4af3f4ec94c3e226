import { randomUUID } from 'node:crypto'
import { tracingChannel } from 'node:diagnostics_channel'
import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import type { Endpoint, Schemas, SchemasOf, StaffAccess } from '@/contracts/endpoint'
import { schemasOf } from '@/contracts/schemas/all'
import { positionOf } from '@/server/db/position'
import { isOverload } from '@/server/db/overload'
import { isMoneyPaused } from '@/server/db/transaction'
import { InvalidInput, moneyPaused, DomainError } from '@/server/domain/domain-error'
import { metrics } from '@/server/metrics'
import { checkOperatorToken } from '@/server/operator-token'
import { complaintOf, done, invalid, refused, onlyGet } from './answer'
import type { Ctx, Services, StaffCtx, Visit } from './context'
import { readBody } from './body'
import { parseQuery } from './query'
import { StorageUnavailable } from '@/server/pictures/upload-files'
import { openSession } from './session'
import { openStaffSession } from './staff-session'
import { localeOfRequest } from './words'

const BUSY_RETRY_S = 1
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const HANDLER_LIMIT_MS = 8000
/** Subscribed to by server/tracing. */
const calls = tracingChannel('sampan.call')

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
export interface Input<E extends Endpoint> {
  query: Parsed<SchemasOf<E>['query']>
  body: Parsed<SchemasOf<E>['body']>
}
type ContextOf<E extends Endpoint> = E extends { access: 'shopper' }
  ? Ctx
  : E extends { access: StaffAccess }
    ? StaffCtx
    : Visit

/**
 * Registers one operation of the contract: checks access, parses the input, calls the handler and
 * parses the result with the contract's schema, so that no column leaks. A handler that sends a
 * file returns the Response itself; its time limit covers only the start of the stream.
 */
export function serve<E extends Endpoint>(
  app: Hono,
  services: Services,
  endpoint: E,
  handler: (
    ctx: ContextOf<E>,
    input: Input<E>,
  ) => Promise<z.input<SchemasOf<E>['data']> | Response>,
): void {
  const { method, path: route } = endpoint
  const schemas: Schemas = schemasOf(endpoint)
  app.on(method, route, (c) => {
    // Hono answers HEAD with the handler of GET, which may change something.
    if (endpoint.changes && c.req.raw.method === 'HEAD') return onlyGet()
    const visit = visitOf(services, c)
    const told = { method, route, requestId: visit.requestId, headers: c.req.raw.headers }
    const stop = metrics().calls.startTimer({ route })
    const end = (outcome: string) => {
      stop({ outcome })
      Object.assign(told, { outcome })
    }
    return calls.tracePromise(async () => {
      try {
        const ctx = await admit(endpoint, visit, c)
        const input = await parseInput(endpoint, schemas, c)
        if (endpoint.isKeyed && !visit.idempotencyKey)
          throw new InvalidInput({ 'Idempotency-Key': 'fields.key' })
        const data = await withinLimit(handler(ctx as ContextOf<E>, input))
        end('DONE')
        return data instanceof Response ? data : done(visit.locale, schemas.data.parse(data))
      } catch (error) {
        end(outcomeOf(error))
        return answerFailure(error, visit, route)
      }
    }, told)
  })
}

function outcomeOf(error: unknown): string {
  if (error instanceof DomainError) return error.reason
  if (error instanceof InvalidInput) return 'INVALID'
  if (isMoneyPaused(error)) return 'MONEY_PAUSED'
  return isBusy(error) ? 'BUSY' : 'FAULT'
}

const isBusy = (error: unknown) => isOverload(error) || error instanceof StorageUnavailable

export function visitOf(services: Services, c: Context): Visit {
  const key = c.req.header('idempotency-key')
  return {
    ...services,
    locale: localeOfRequest(c.req.raw),
    ip: addressOf(c.req.raw.headers),
    device: (c.req.header('user-agent') ?? '').slice(0, 200),
    requestId: c.req.header('x-request-id')?.slice(0, 64) ?? randomUUID(),
    idempotencyKey: key && UUID.test(key) ? key.toLowerCase() : undefined,
    shopperId: undefined,
    sessionId: undefined,
    readAfter: positionOf(c.req.header('x-read-after')),
  }
}

/** The client's address as forwarded by the gateway; empty without one. */
export function addressOf(headers: Headers): string {
  return (headers.get('x-forwarded-for') ?? '').split(',')[0]?.trim().slice(0, 45) ?? ''
}

async function admit(endpoint: Endpoint, visit: Visit, c: Context): Promise<Visit> {
  const { access } = endpoint
  if (typeof access === 'object')
    return openStaffSession(visit, access.staff, c.req.header('authorization'))
  if (access === 'operator' || access === 'tester') {
    const { opsToken, testControl, areTriesRelaxed: isRelaxed } = visit.config
    const given = c.req.header('authorization')
    // Testers act as operators too, for example to ship a parcel.
    const tokens = access === 'operator' ? [opsToken, testControl] : [testControl]
    const check = await checkOperatorToken(given, tokens, { address: visit.ip, isRelaxed })
    if (check.retryAfterSeconds)
      throw new DomainError('TOO_MANY_TRIES', null, check.retryAfterSeconds)
    if (!check.isOperator) throw new DomainError('PATH_NOT_FOUND')
    return visit
  }
  const session = await openSession(visit, c.req.header('token'))
  if (!session && endpoint.access === 'shopper') throw new DomainError('SIGN_IN_NEEDED')
  return session ? { ...visit, ...session } : visit
}

async function parseInput<E extends Endpoint>(
  endpoint: E,
  schemas: Schemas,
  c: Context,
): Promise<Input<E>> {
  const query = schemas.query?.safeParse(parseQuery(new URL(c.req.url).searchParams))
  if (query?.error) throw complaintOf(query.error)
  const body = schemas.body?.safeParse(await readBody(endpoint, c.req.raw))
  if (body?.error) throw complaintOf(body.error)
  return { query: query?.data, body: body?.data } as Input<E>
}

function withinLimit<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(new DomainError('TIMED_OUT'))
    // Nobody reads the body of a late response.
    void work.then(
      (late) => (late instanceof Response ? late.body?.cancel() : undefined),
      () => undefined,
    )
  }, HANDLER_LIMIT_MS)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

export function answerFailure(error: unknown, visit: Visit, path: string): Response {
  if (error instanceof DomainError) return refused(visit.locale, error)
  if (error instanceof InvalidInput) return invalid(visit.locale, error)
  if (isMoneyPaused(error)) return refused(visit.locale, moneyPaused())
  if (isBusy(error)) {
    const where = error instanceof StorageUnavailable ? 'the object storage' : 'the database'
    visit.log.warn({ requestId: visit.requestId, path, err: error }, `${where} is unavailable`)
    return refused(visit.locale, new DomainError('BUSY', null, BUSY_RETRY_S))
  }
  visit.log.error({ requestId: visit.requestId, path, err: error }, 'request failed')
  return refused(visit.locale, new DomainError('FAULT'))
}
