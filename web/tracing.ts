import { channel } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LIVE_PATH } from '../contracts/live.ts'
import type { RequestContext } from '../lib/http/request-context.ts'
import { labelsOf } from './metrics.ts'

const requests = channel('sampan.request')

/** Runs the work of a request in its trace. Files and event streams have no span. */
export function trace<T>(
  context: RequestContext,
  request: IncomingMessage,
  response: ServerResponse,
  work: () => T,
): T {
  if (!requests.hasSubscribers || context.path === LIVE_PATH) return work()
  const { kind, route } = labelsOf(context.path)
  if (kind === 'file') return work()
  if (kind === 'page') response.setHeader('Server-Timing', 'traced')
  request.headers['x-request-id'] = context.requestId
  return requests.runStores<undefined, [], T>({ request, response, route }, work)
}
