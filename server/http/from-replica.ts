import { InvalidInput, DomainError } from '@/server/domain/domain-error'
import { metrics } from '@/server/metrics'
import type { Visit } from './context'

/**
 * For what every visitor may read: asks a replica where one is fit, and the primary where it fails, or knows
 * nothing of what is asked for, which may be too new for it. The handler reads `visit.catalogue` and writes nothing
 * there, so that it can be asked twice.
 */
export function fromReplica<Input, Data>(
  handler: (visit: Visit, input: Input) => Promise<Data>,
): (visit: Visit, input: Input) => Promise<Data> {
  return async (visit, input) => {
    const replica = visit.replicas.pick(visit.readAfter)
    if (!replica) {
      if (visit.replicas.areThere) metrics().catalogueReads.inc({ from: 'primary' })
      return handler(visit, input)
    }
    try {
      const data = await handler({ ...visit, catalogue: replica.db }, input)
      metrics().catalogueReads.inc({ from: 'replica' })
      return data
    } catch (error) {
      if (error instanceof InvalidInput) throw error
      if (!(error instanceof DomainError)) {
        replica.standing.rest(Date.now())
        visit.log.warn({ err: error, replica: replica.name }, 'a replica did not answer')
      }
      metrics().catalogueReads.inc({ from: 'primary' })
      return handler(visit, input)
    }
  }
}
