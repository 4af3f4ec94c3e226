import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { routeOf } from '../../lib/navigation/routes.ts'
import { metrics } from '../../server/metrics.ts'
import { kindOf } from './door.ts'

const LANGUAGE = /^\/(?:en|zh-CN|ja|ko|th)(?=\/)/

interface PassedOn {
  route: string
  status: number
  seconds: number
}

/** Counts what the gateway says of each call it passed on. */
export function countCalls(): void {
  subscribe('sampan.gateway.calls', (told) => {
    const { route, status, seconds } = told as PassedOn
    metrics().passedOn.observe({ route, status }, seconds)
  })
}

/** Counts an answer when it has ended; streams of events last as long as somebody listens, which says nothing. */
export function measure(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers.accept?.includes('text/event-stream')) return
  const end = metrics().requests.startTimer(labelsOf(request.url ?? '/'))
  response.once('close', () => {
    end({ status: response.writableFinished ? response.statusCode : 'cut' })
  })
}

export function labelsOf(url: string): { kind: string; route: string } {
  const path = url.split('?', 1)[0] ?? '/'
  const kind = kindOf(path)
  return { kind, route: kind === 'page' ? pageOf(path) : kind }
}

/** Of the table of routes, since whatever else is asked for has no end. */
function pageOf(path: string): string {
  const route = routeOf(path.replace(LANGUAGE, ''))
  return route ? route.path.replace(/\/:.*/, '') : 'other'
}
