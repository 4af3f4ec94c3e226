import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import { LIVE_PATH } from '../contracts/live.ts'
import type { RequestContext } from '../lib/http/request-context.ts'
import { withoutPrefix } from '../lib/navigation/language-prefix.ts'
import { routeOf } from '../lib/navigation/routes.ts'
import { metrics } from '../server/metrics.ts'
import { kindOf } from './admission-control.ts'

interface GatewayCallMessage {
  route: string
  status: number
  seconds: number
}

/** Records the durations of gateway calls. */
export function countCalls(): void {
  subscribe('sampan.gateway.calls', (message) => {
    const { route, status, seconds } = message as GatewayCallMessage
    metrics().gatewayCalls.observe({ route, status }, seconds)
  })
}

/** Records the duration of a response. Event streams are left out, because their duration means nothing. */
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

/** Only known routes, to bound the number of label values. */
function pageOf(path: string): string {
  const route = routeOf(withoutPrefix(path))
  return route ? route.path.replace(/\/:.*/, '') : 'other'
}
