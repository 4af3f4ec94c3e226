import { getHealth, opsChanges } from '@/contracts/operators'
import { DomainError } from '@/server/domain/domain-error'
import { networkOf } from '@/server/domain/network'
import { metrics } from '@/server/metrics'
import { refused } from './answer'
import { ConcurrencyLimiter, type ConcurrencyLimits } from './concurrency-limiter'
import { addressOf } from './serve'
import { localeOfRequest } from './words'

type Fetch = (request: Request) => Response | Promise<Response>

const LIMITS: ConcurrencyLimits = { concurrency: 24, queueSize: 96, timeoutMs: 1000 }
const RETRY_S = 1
/** Monitoring, and the polls of web processes that invalidate pages. */
const UNLIMITED: string[] = [getHealth.path, opsChanges.path]

/**
 * Admission control of a standalone backend; in the web process web/admission-control does it. Excess requests
 * get 503 at once, without a query. Monitoring is not limited.
 */
export function limitConcurrency(fetch: Fetch, limits: ConcurrencyLimits = LIMITS): Fetch {
  const limiter = new ConcurrencyLimiter(limits)
  return async (request) => {
    if (UNLIMITED.includes(new URL(request.url).pathname)) return fetch(request)
    const client = networkOf(addressOf(request.headers))
    if (!(await limiter.acquire(client))) {
      metrics().rejected.inc({ kind: 'backend' })
      return refused(localeOfRequest(request), new DomainError('BUSY', null, RETRY_S))
    }
    try {
      return await fetch(request)
    } finally {
      limiter.release(client)
    }
  }
}
