import { CODE } from '@/contracts/codes'
import { FAULT_HEADER } from '@/contracts/test-headers'
import type { TestEffect } from '@/contracts/schemas/test-control'
import { DOMAIN_ERRORS, type DomainErrorName } from '@/server/domain/domain-error'
import { envelope } from './answer'
import type { Faults, Taken } from './faults'
import { errorWords, localeOfRequest, translator } from './words'

/** The time limit of the gateway: without one, as in the mock, a caller receives the same answer. */
const HANG_MS = 9000
const RETRY_AFTER_S = 1
/** Sent by server components only; the gateway forwards no such header. */
const RENDER_HEADER = 'x-page-render'

interface Call {
  request: Request
  shopperId: () => Promise<number | undefined>
  run: () => Promise<Response>
}

/** Runs a call with the effect of the first fault that matches it. */
export async function applyFaults(
  faults: Faults,
  { request, shopperId, run }: Call,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const taken = await faults.take({
    path: pathname,
    query: (name) => searchParams.get(name),
    isRender: request.headers.has(RENDER_HEADER),
    shopperId,
  })
  if (!taken) return run()
  const { effect } = taken
  if (effect.kind === 'status') return answerStatus(request, effect.status)
  if (effect.kind === 'code')
    return envelope(effect.code, effect.msg ?? wordsOf(request, effect.code), null, 200, {
      [FAULT_HEADER]: String(effect.code),
    })
  if (effect.kind === 'lose') {
    const lost = await run()
    await lost.body?.cancel()
    return answerStatus(request, CODE.unreachable)
  }
  const ms = effect.kind === 'delay' ? effect.ms : HANG_MS
  const refusal = await holdCall(faults, taken, request.signal, ms)
  if (refusal) return notHeld(refusal)
  return effect.kind === 'delay' ? run() : answerStatus(request, CODE.timedOut)
}

type Status = Extract<TestEffect, { kind: 'status' }>['status']

function answerStatus(request: Request, status: Status): Response {
  const isTemporary = status === CODE.tooMany || status === CODE.unavailable
  const headers = {
    [FAULT_HEADER]: String(status),
    ...(isTemporary && { 'Retry-After': String(RETRY_AFTER_S) }),
  }
  return envelope(status, wordsOf(request, status), null, status, headers)
}

/** Names the cause, because a call that is not delayed would make a test pass or fail by chance. */
function notHeld(reason: string): Response {
  const msg = `TEST_CONTROL: a fault could not delay this call, because ${reason}`
  return envelope(CODE.unavailable, msg, null, CODE.unavailable)
}

/** The text of the first error with this code, in the language of the request. */
function wordsOf(request: Request, code: number): string {
  const locale = localeOfRequest(request)
  if (code === CODE.invalid) return translator(locale)('errors.INVALID')
  if (code === CODE.crossSite) return translator(locale)('errors.CROSS_SITE')
  if (code === CODE.unreachable) return translator(locale)('errors.UNREACHABLE')
  const names = Object.keys(DOMAIN_ERRORS) as DomainErrorName[]
  return errorWords(locale, names.find((name) => DOMAIN_ERRORS[name] === code) ?? 'FAULT')
}

/**
 * Until the client or the gateway aborts, the time has passed, the fault is cleared, or the process is told to stop.
 * Returns the reason if it cannot be held.
 */
function holdCall(
  faults: Faults,
  taken: Taken,
  signal: AbortSignal,
  ms: number,
): Promise<string | undefined> {
  if (signal.aborted) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      faults.letGo(end)
      resolve(undefined)
    }
    const timer = setTimeout(end, ms).unref()
    const refusal = faults.hold(taken, end)
    if (refusal === undefined) return signal.addEventListener('abort', end)
    clearTimeout(timer)
    resolve(refusal)
  })
}
