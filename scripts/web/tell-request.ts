import { channel } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { labelsOf } from './measure.ts'

const requests = channel('sampan.request')

/** Does the work for a request so that whoever traces knows what belongs to it. Pages learn that their calls count. */
export function tellRequest(
  request: IncomingMessage,
  response: ServerResponse,
  work: () => void,
): void {
  const { kind, route } = requests.hasSubscribers ? labelsOf(request.url ?? '/') : NOBODY_ASKS
  // Files say nothing, and a stream of events lasts as long as somebody listens.
  const isStream = request.headers.accept?.includes('text/event-stream')
  if (kind === 'file' || isStream) return work()
  if (kind === 'page') response.setHeader('Server-Timing', 'traced')
  requests.runStores({ request, response, route }, work)
}

const NOBODY_ASKS = { kind: 'file', route: '' }
