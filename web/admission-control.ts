import { setImmediate as nextTurn } from 'node:timers/promises'
import { metrics } from '../server/metrics.ts'
import { networkOf } from '../server/domain/network.ts'
import { ConcurrencyLimiter, type ConcurrencyLimits } from '../server/http/concurrency-limiter.ts'
import type { RequestContext } from '../lib/http/request-context.ts'
import { failureReply } from './error-pages.ts'
import type { Middleware } from './pipeline.ts'
import { publicPageOf } from './public-page.ts'

export type Kind = 'call' | 'search' | 'page' | 'results' | 'render' | 'file' | 'share'

/** All share one thread, so more concurrency only makes each request slower. */
const LIMITS: Record<Kind, ConcurrencyLimits> = {
  call: { concurrency: 24, queueSize: 96, timeoutMs: 1000 },
  // A search of unknown words reads many words: searches must not block sign-in and payments.
  search: { concurrency: 4, queueSize: 48, timeoutMs: 2000, overloadTimeoutMs: 600 },
  // A private page waits for no data, so concurrent ones would render in one turn of the event loop. They take seconds
  // only while the server is cold. After a rejected tap on an order the browser loads its address, which is closed.
  page: { concurrency: 2, queueSize: 48, timeoutMs: 5000, overloadTimeoutMs: 4000 },
  // Search results wait for the database: slow searches must not block private pages.
  results: { concurrency: 2, queueSize: 24, timeoutMs: 2000, overloadTimeoutMs: 1000 },
  // Uncached public pages take the longest: requests of unknown products must not block the others.
  render: { concurrency: 4, queueSize: 48, timeoutMs: 2000, overloadTimeoutMs: 1000 },
  // A page requests all its pictures at once and is broken without them.
  file: { concurrency: 32, queueSize: 1024, timeoutMs: 4000 },
  // A link preview takes half a second to draw; requests for previews must not block other pictures.
  share: { concurrency: 4, queueSize: 16, timeoutMs: 4000 },
}
/** The page of search results, with or without a language prefix. */
const RESULTS = /^(?:\/[A-Za-z-]{2,5})?\/searchs$/
/** Lists that are searches with this parameter. */
const LISTS = new Map([
  ['/api/product/list', 'keyword'],
  ['/api/shop/list', 'keyword'],
  ['/api/admin/products', 'search'],
])
/** Monitoring is never limited. */
const UNLIMITED = new Set(['/api/health'])

/**
 * Admits requests up to the capacity and rejects the rest at once with 503 and Retry-After. A slot is held until
 * the reply is ready to be sent, so slow readers hold none; bodies are read before, so slow senders hold none
 * either. Networks share the capacity fairly.
 */
export function createAdmissionControl(
  limits: Record<Kind, ConcurrencyLimits> = LIMITS,
): Middleware {
  const limiters: Record<Kind, ConcurrencyLimiter> = {
    call: new ConcurrencyLimiter(limits.call),
    search: new ConcurrencyLimiter(limits.search),
    page: new ConcurrencyLimiter(limits.page),
    results: new ConcurrencyLimiter(limits.results),
    file: new ConcurrencyLimiter(limits.file),
    render: new ConcurrencyLimiter(limits.render),
    share: new ConcurrencyLimiter(limits.share),
  }
  return async ({ context, abort }, next) => {
    if (UNLIMITED.has(context.path)) return next()
    const kind = limiterOf(context)
    const limiter = limiters[kind]
    const client = networkOf(context.client)
    if (!(await limiter.acquire(client))) {
      metrics().rejected.inc({ kind })
      return failureReply('BUSY', context)
    }
    try {
      abort.signal.throwIfAborted()
      return await next()
    } finally {
      // Cheap requests in sequence would otherwise block the event loop.
      void nextTurn().then(() => limiter.release(client))
    }
  }
}

/** Searches and pages that wait for data have limiters of their own. */
function limiterOf(context: RequestContext): Kind {
  if (isSearch(context)) return 'search'
  if (publicPageOf(context)) return 'render'
  return RESULTS.test(context.path) ? 'results' : kindOf(context.path)
}

function isSearch({ path, search }: RequestContext): boolean {
  const words = LISTS.get(path)
  return path === '/api/product/suggest' || (!!words && new URLSearchParams(search).has(words))
}

export function kindOf(path: string): Kind {
  if (path.startsWith('/api/share/')) return 'share'
  if (path.startsWith('/api/pictures/') || path.startsWith('/api/uploads/')) return 'file'
  if (path.startsWith('/_next/') || path.startsWith('/icons/')) return 'file'
  // Every page requests the region's rules, so busy private pages must not cause errors on public ones.
  return path.startsWith('/api/') || path === '/region' ? 'call' : 'page'
}
