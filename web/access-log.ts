import pino from 'pino'
import type { ServerResponse } from 'node:http'
import type { RequestContext } from '../lib/http/request-context.ts'

const MAX_PATH_LENGTH = 300
/** The client left before any response, as in the log of nginx. */
const CLIENT_LEFT = 499
/** Batches lines; flushes at least every 250 ms. Asynchronous writes would use another thread and its processor. */
const BUFFER = { sync: true, minLength: 8 * 1024, periodicFlush: 250 }

export type AccessLog = (context: RequestContext, response: ServerResponse) => void

/**
 * Writes one JSON line per request when its response has ended. Leaves out query, headers and body, which may
 * contain private data.
 */
export function createAccessLog(to: pino.DestinationStream = openStandardOutput()): AccessLog {
  const base = { app: 'sampan', kind: 'request' }
  const timestamp = pino.stdTimeFunctions.isoTime
  const log = pino({ level: process.env.LOG_LEVEL ?? 'warn', base, timestamp }, to)
  return ({ requestId, method, path, client }, response) => {
    if (!log.isLevelEnabled('info')) return
    const began = performance.now()
    response.once('close', () => {
      log.info({
        requestId,
        method,
        path: path.slice(0, MAX_PATH_LENGTH),
        status: response.headersSent ? response.statusCode : CLIENT_LEFT,
        ms: Math.round(performance.now() - began),
        ip: client,
        ...(response.writableFinished ? {} : { isCutShort: true }),
      })
    })
  }
}

function openStandardOutput(): pino.DestinationStream {
  const output = pino.destination(BUFFER)
  process.once('exit', () => output.flushSync())
  return output
}
