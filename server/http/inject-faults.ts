import type { MiddlewareHandler } from 'hono'
import { CODE } from '@/contracts/codes'
import type { TestEffect } from '@/contracts/schemas/test-control'
import { DOMAIN_ERRORS, type DomainErrorName } from '@/server/domain/domain-error'
import type { Faults } from '@/server/services/test-control/faults'
import { envelope } from './answer'
import type { Services } from './context'
import { openSession } from './session'
import { errorWords, localeOfRequest, translator } from './words'

/** Longer than every time limit of a client or the gateway. */
const MAX_HANG_MS = 30_000
const RETRY_AFTER_S = 1

/** Gives the calls that match a fault its effect. Registered before all routes, while TEST_CONTROL is set. */
export function injectFaults(faults: Faults, services: Services): MiddlewareHandler {
  return async (c, next) => {
    const taken = await faults.take({
      path: c.req.path,
      query: (name) => c.req.query(name),
      shopperId: async () => (await openSession(services, c.req.header('token')))?.shopperId,
    })
    if (!taken) return next()
    const { id, effect } = taken
    const { raw: request } = c.req
    const hold = (ms: number) => holdCall(faults, id, request.signal, ms)
    switch (effect.kind) {
      case 'status':
        return answerStatus(request, effect.status)
      case 'code':
        return envelope(effect.code, effect.msg ?? wordsOf(request, effect.code), null, 200)
      case 'hang':
        await hold(MAX_HANG_MS)
        return answerStatus(request, CODE.timedOut)
      case 'delay':
        await hold(effect.ms)
        return next()
      case 'lose':
        await next()
        await c.res.body?.cancel()
        c.res = answerStatus(request, CODE.unreachable)
    }
  }
}

type Status = Extract<TestEffect, { kind: 'status' }>['status']

function answerStatus(request: Request, status: Status): Response {
  const isTemporary = status === CODE.tooMany || status === CODE.unavailable
  const headers: Record<string, string> = isTemporary ? { 'Retry-After': `${RETRY_AFTER_S}` } : {}
  return envelope(status, wordsOf(request, status), null, status, headers)
}

/** The text of the first error with this code, in the language of the request. */
function wordsOf(request: Request, code: number): string {
  const locale = localeOfRequest(request)
  if (code === CODE.done) return translator(locale)('errors.DONE')
  if (code === CODE.invalid) return translator(locale)('errors.INVALID')
  if (code === CODE.crossSite) return translator(locale)('errors.CROSS_SITE')
  if (code === CODE.unreachable) return translator(locale)('errors.UNREACHABLE')
  const names = Object.keys(DOMAIN_ERRORS) as DomainErrorName[]
  return errorWords(locale, names.find((name) => DOMAIN_ERRORS[name] === code) ?? 'FAULT')
}

/**
 * Until the client or the gateway aborts, the time has passed, the fault is cleared, or the process is told to stop.
 * Not at all while too many calls are held.
 */
function holdCall(faults: Faults, id: number, signal: AbortSignal, ms: number): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      faults.letGo(end)
      resolve()
    }
    const timer = setTimeout(end, ms).unref()
    if (!faults.hold(id, end)) return end()
    signal.addEventListener('abort', end)
  })
}
