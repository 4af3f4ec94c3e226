import { tracingChannel } from 'node:diagnostics_channel'
import { ENDPOINTS } from '@/contracts/all'
import { documentedErrors } from '@/server/http/documented-errors'

const DOCUMENTED = new Map(
  ENDPOINTS.map(([, endpoint]) => [
    `${endpoint.method} ${endpoint.path}`,
    new Set<string>(['DONE', ...documentedErrors(endpoint)]),
  ]),
)

interface Call {
  method: string
  route: string
  outcome?: string
}

/** Watches the calls of `serve`; `refuse` throws when one ended with an error that the API document lacks. */
export function watchErrors() {
  const found = new Set<string>()
  const channel = tracingChannel<'sampan.call', object>('sampan.call')
  const handlers = {
    asyncEnd: (message: object) => {
      const { method, route, outcome = '' } = message as Call
      const call = `${method} ${route}`
      if (DOCUMENTED.get(call)?.has(outcome) === false) found.add(`${call}: ${outcome}`)
    },
  }
  channel.subscribe(handlers as never)
  return {
    refuse: () => {
      if (found.size === 0) return
      const list = [...found].join(', ')
      found.clear()
      throw new Error(`Add to server/http/errors-by-call.ts: ${list}`)
    },
    end: () => channel.unsubscribe(handlers as never),
  }
}
