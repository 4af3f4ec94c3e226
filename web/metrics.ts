import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import { LIVE_PATH } from '../contracts/live.ts'
import type { RequestContext } from '../lib/http/request-context.ts'
import { withoutPrefix } from '../lib/navigation/language-prefix.ts'
import { routeOf } from '../lib/navigation/routes.ts'
import { metrics } from '../server/metrics.ts'
import { kindOf } from './admission-control.ts'

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

/** Times a response until its end. A stream of events lasts as long as somebody listens, which says nothing. */
export function measure({ path }: RequestContext, response: ServerResponse): void {
  if (path === LIVE_PATH) return
  const end = metrics().requests.startTimer(labelsOf(path))
  response.once('close', () => {
    end({ status: response.writableFinished ? response.statusCode : 'cut' })
  })
}

export function labelsOf(path: string): { kind: string; route: string } {
  const kind = kindOf(path)
  return { kind, route: kind === 'page' ? pageOf(path) : kind }
}

/** Of the table of routes, since whatever else is asked for has no end. */
function pageOf(path: string): string {
  const route = routeOf(withoutPrefix(path))
  return route ? route.path.replace(/\/:.*/, '') : 'other'
}
