import { isForOperators } from '@/lib/gateway/admission'
import type { GatewayVisit } from '@/lib/gateway/visit'

const TO_BACKEND = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'last-event-id',
  'user-agent',
  'range',
]

const TO_BROWSER = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-language',
  'content-range',
  'content-security-policy',
  'accept-ranges',
  'cache-control',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
  'x-accel-buffering',
]

/** What the backend is told: the session as the `token` header, and nothing a browser must not set. */
export function headersToBackend({ headers, session, path, requestId }: GatewayVisit): Headers {
  const sent = picked(headers, TO_BACKEND)
  const token = session ?? headers.get('token')
  if (token) sent.set('token', token)
  const authorization = headers.get('authorization')
  if (authorization && isForOperators(path) && !session) sent.set('authorization', authorization)
  const address = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
  if (address) sent.set('x-forwarded-for', address)
  sent.set('x-request-id', requestId)
  return sent
}

/**
 * Nothing is stored on the way but pictures and what the backend calls public, and nobody is sent elsewhere but to a
 * picture's own address.
 */
export function headersToBrowser(answer: Response, { path, requestId }: GatewayVisit): Headers {
  const sent = picked(answer.headers, TO_BROWSER)
  const address = answer.headers.get('location')
  if (address && path.startsWith('/api/uploads/')) sent.set('location', address)
  // fetch() has already unpacked the body, so that the length no longer fits.
  if (answer.headers.has('content-encoding')) sent.delete('content-length')
  if (!isPublic(answer, path)) sent.set('cache-control', privately(answer))
  sent.set('x-request-id', requestId)
  sent.set('x-content-type-options', 'nosniff')
  return sent
}

/** A proxy that packs a stream of events would hold it back until there is enough of it. */
function privately({ headers }: Response): string {
  const isStream = headers.get('content-type')?.startsWith('text/event-stream')
  return isStream ? 'no-store, no-transform' : 'no-store'
}

export function isPublic(answer: Response, path: string): boolean {
  const caching = answer.headers.get('cache-control') ?? ''
  return /\bpublic\b/.test(caching) || (path.startsWith('/api/pictures/') && caching !== '')
}

function picked(headers: Headers, names: string[]): Headers {
  const entries = names.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value] as [string, string]]
  })
  return new Headers(entries)
}
