import { InvalidInput, DomainError } from '@/server/domain/domain-error'
import { metrics } from '@/server/metrics'
import type { Visit } from './context'

/**
 * Runs a handler of public data on a suitable replica. Repeats it on the primary when the replica fails or
 * returns nothing, because the row may be too new. The handler must only read from `visit.catalogue`.
 */
export function fromReplica<Input, Data>(
  handler: (visit: Visit, input: Input) => Promise<Data>,
): (visit: Visit, input: Input) => Promise<Data> {
  return async (visit, input) => {
    const replica = visit.replicas.pick(visit.readAfter)
    if (!replica) {
      if (visit.replicas.isConfigured) metrics().catalogueReads.inc({ from: 'primary' })
      return handler(visit, input)
    }
    try {
      const data = await handler({ ...visit, catalogue: replica.db }, input)
      metrics().catalogueReads.inc({ from: 'replica' })
      return data
    } catch (error) {
      if (error instanceof InvalidInput) throw error
      if (!(error instanceof DomainError)) {
        replica.state.markFailed(Date.now())
        visit.log.warn({ err: error, replica: replica.name }, 'a replica query failed')
      }
      metrics().catalogueReads.inc({ from: 'primary' })
      return handler(visit, input)
    }
  }
}
