import { CODE } from '@/contracts/codes'
import type { Locale } from '@/contracts/languages'
import type { addTestFault, TestEffect } from '@/contracts/schemas/test-control'
import { DomainError, type DomainErrorName } from '@/server/domain/domain-error'
import { refused } from '@/server/http/answer'
import { translator } from '@/server/http/words'
import type { z } from 'zod'
import type { Mock } from './mock'
import type { Shopper } from './world'

export type Fault = z.output<(typeof addTestFault)['body']> & { id: number }

const ERROR_OF: Record<number, DomainErrorName> = {
  401: 'SIGN_IN_NEEDED',
  404: 'PATH_NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'PICTURE_UNKNOWN',
  429: 'TOO_MANY_TRIES',
  500: 'FAULT',
  503: 'BUSY',
  504: 'TIMED_OUT',
}
const RETRY_S = 1
/** Longer than the time limit of the gateway. */
const HANG_MS = 60_000

/** The effect of the first fault that matches the call; counts it. */
export function faultFor(
  mock: Mock,
  request: Request,
  shopper: Shopper | undefined,
): TestEffect | undefined {
  const { pathname, searchParams } = new URL(request.url)
  const fault = mock.faults.find(
    ({ path, shopper_id: shopperId, query = {} }) =>
      path === pathname &&
      (shopperId === undefined || shopperId === shopper?.id) &&
      Object.entries(query).every(([name, value]) => searchParams.get(name) === value),
  )
  if (!fault) return undefined
  fault.count -= 1
  if (fault.count === 0) mock.faults.splice(mock.faults.indexOf(fault), 1)
  return fault.effect
}

export async function faultResponse(
  effect: TestEffect,
  locale: Locale,
  request: Request,
): Promise<Response> {
  if (effect.kind === 'code') return envelope(effect.code, 200, effect.msg ?? wordsOf(locale))
  if (effect.kind === 'status') return statusResponse(effect.status, locale)
  if (effect.kind === 'hang') await untilGone(request.signal)
  return statusResponse(effect.kind === 'hang' ? CODE.timedOut : CODE.unreachable, locale)
}

function statusResponse(status: number, locale: Locale): Response {
  const reason = ERROR_OF[status]
  if (!reason) return envelope(status, status, wordsOf(locale, status))
  const isForLater = status === CODE.tooMany || status === CODE.unavailable
  return refused(locale, new DomainError(reason, null, isForLater ? RETRY_S : undefined))
}

const wordsOf = (locale: Locale, status: number = CODE.fault) => {
  const t = translator(locale)
  if (status === CODE.crossSite) return t('errors.CROSS_SITE')
  return t(status === CODE.unreachable ? 'errors.UNREACHABLE' : 'errors.FAULT')
}

function envelope(code: number, status: number, msg: string): Response {
  const time = Math.floor(Date.now() / 1000)
  return Response.json({ code, msg, time, data: null }, { status })
}

function untilGone(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, HANG_MS)
  signal.addEventListener('abort', () => resolve(), { once: true })
  return promise.finally(() => clearTimeout(timer))
}
