import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import pino from 'pino'

const LONGEST_PATH = 300
const REQUEST_ID = /^[\w-]{8,64}$/

export type RequestLog = (request: IncomingMessage, response: ServerResponse) => void

/**
 * One JSON line for each request, and a number for it that goes with everything that is done for it, to the backend
 * and back to the shopper. Neither query, headers nor body are written: they may hold what nobody else should read.
 */
export function createRequestLog(
  isProxyTrusted: boolean,
  to: pino.DestinationStream = pino.destination({ sync: false }),
): RequestLog {
  const base = { app: 'sampan', kind: 'request' }
  const timestamp = pino.stdTimeFunctions.isoTime
  const log = pino({ level: process.env.LOG_LEVEL ?? 'warn', base, timestamp }, to)
  return (request, response) => {
    const requestId = nameRequest(request, response, isProxyTrusted)
    if (!log.isLevelEnabled('info')) return
    const began = performance.now()
    response.once('close', () => {
      log.info({
        requestId,
        method: request.method,
        path: request.url?.split('?')[0]?.slice(0, LONGEST_PATH),
        status: response.statusCode,
        ms: Math.round(performance.now() - began),
        ip: request.headers['x-forwarded-for'],
        ...(response.writableFinished ? {} : { isCutShort: true }),
      })
    })
  }
}

/** A number from outside counts only where a proxy of ours gave it. */
function nameRequest(
  { headers }: IncomingMessage,
  response: ServerResponse,
  isProxyTrusted: boolean,
): string {
  const given = isProxyTrusted ? String(headers['x-request-id'] ?? '') : ''
  const requestId = REQUEST_ID.test(given) ? given : randomUUID()
  headers['x-request-id'] = requestId
  response.setHeader('X-Request-Id', requestId)
  return requestId
}
