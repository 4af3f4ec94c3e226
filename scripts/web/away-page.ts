import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { AWAY_CHANNEL } from '../../lib/api/away-channel.ts'
import { answerBusy } from './busy-answer.ts'

/** One that came a little later shares the page that was being made. */
const SHARED_MS = 1000

export type WasAwaySince = (moment: number) => boolean

/** Whether a page of this process has been in want of the backend since then. */
export function followAbsence(): WasAwaySince {
  let lastAt = -Infinity
  subscribe(AWAY_CHANNEL, () => (lastAt = performance.now()))
  return (moment) => lastAt >= moment - SHARED_MS
}

/**
 * Next answers 500 when a page could not be made, whatever the reason. Where it was that the backend is busy or
 * away, the same address may well be answered in a moment: that is 503, with words and when to come back.
 */
export function sayAwayInWords(
  request: IncomingMessage,
  response: ServerResponse,
  wasAwaySince: WasAwaySince,
): void {
  if (request.url?.startsWith('/api/')) return
  const begun = performance.now()
  const end = response.end.bind(response)
  const write = response.write.bind(response)
  const flush = response.flushHeaders.bind(response)
  let isTold = false
  const tells = () => {
    if (isTold) return true
    if (response.statusCode !== 500 || response.headersSent || !wasAwaySince(begun)) return false
    isTold = true
    for (const name of response.getHeaderNames())
      if (name !== 'x-request-id') response.removeHeader(name)
    Object.assign(response, { write, end })
    answerBusy(request, response)
    // What Next still has to say of it is said to nobody.
    Object.assign(response, { write: () => true, end: () => response })
    return true
  }
  response.flushHeaders = () => void (tells() || flush())
  response.write = ((...given: Parameters<typeof write>) =>
    tells() || write(...given)) as typeof response.write
  response.end = ((...given: Parameters<typeof end>) => {
    return tells() ? response : end(...given)
  }) as typeof response.end
}
