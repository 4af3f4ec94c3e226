import { setImmediate as nextTurn } from 'node:timers/promises'
import { metrics } from '../server/metrics.ts'
import { ConcurrencyLimiter, type ConcurrencyLimits } from '../server/http/concurrency-limiter.ts'
import { failureReply } from './error-pages.ts'
import type { Middleware } from './pipeline.ts'
import { publicPageOf } from './public-page.ts'

export type Kind = 'call' | 'page' | 'render' | 'file' | 'share'

/** One thread works on all of them, so that many at once only make each take longer. */
const LIMITS: Record<Kind, ConcurrencyLimits> = {
  call: { concurrency: 24, queueSize: 96, timeoutMs: 1000 },
  // The page of a signed-in shopper waits for nothing, so that all at once are rendered in one turn of the event loop.
  page: { concurrency: 2, queueSize: 48, timeoutMs: 1000, overloadTimeoutMs: 600 },
  // Public pages that are not cached take the longest: asking for unknown products must not stop the others.
  render: { concurrency: 4, queueSize: 48, timeoutMs: 2000, overloadTimeoutMs: 1000 },
  // A page asks for all its pictures at once, and is broken without them.
  file: { concurrency: 32, queueSize: 1024, timeoutMs: 4000 },
  // A share card takes half a second to draw; strangers must not stop pictures by asking for cards.
  share: { concurrency: 4, queueSize: 16, timeoutMs: 4000 },
}
/** What monitoring asks is never kept waiting. */
const UNLIMITED = new Set(['/api/health'])

/**
 * Admits requests as fast as they can be answered, and turns away at once those that cannot: with 503 and
 * Retry-After. A slot is held until the reply is ready to be sent, so that no slow reader holds one; bodies
 * have arrived before, so that no slow sender does either.
 */
export function createAdmissionControl(
  limits: Record<Kind, ConcurrencyLimits> = LIMITS,
): Middleware {
  const limiters: Record<Kind, ConcurrencyLimiter> = {
    call: new ConcurrencyLimiter(limits.call),
    page: new ConcurrencyLimiter(limits.page),
    file: new ConcurrencyLimiter(limits.file),
    render: new ConcurrencyLimiter(limits.render),
    share: new ConcurrencyLimiter(limits.share),
  }
  return async ({ context, abort }, next) => {
    if (UNLIMITED.has(context.path)) return next()
    const kind = publicPageOf(context) ? 'render' : kindOf(context.path)
    const limiter = limiters[kind]
    if (!(await limiter.acquire())) {
      metrics().turnedAway.inc({ kind })
      return failureReply('BUSY', context)
    }
    try {
      abort.signal.throwIfAborted()
      return await next()
    } finally {
      // Cheap requests, one straight after the other, would let nothing else in.
      void nextTurn().then(() => limiter.release())
    }
  }
}

export function kindOf(path: string): Kind {
  if (path.startsWith('/api/share/')) return 'share'
  if (path.startsWith('/api/pictures/') || path.startsWith('/api/uploads/')) return 'file'
  if (path.startsWith('/_next/') || path.startsWith('/icons/')) return 'file'
  return path.startsWith('/api/') ? 'call' : 'page'
}
