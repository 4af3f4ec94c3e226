import { FAULT_HEADER } from '@/contracts/test-headers'
import { credentialsOf } from '@/lib/gateway/credentials'
import { isForOperators, isForStaff, isWebhook } from '@/lib/gateway/operator-paths'
import type { Reply } from '@/lib/http/reply'
import type { RequestContext } from '@/lib/http/request-context'

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
  FAULT_HEADER,
  'vary',
  'x-accel-buffering',
]

/** The headers sent to the backend: the session as the `token` header, and nothing that a browser must not set. */
export function headersToBackend(context: RequestContext): Record<string, string> {
  const { header, path, client, requestId } = context
  const { session } = credentialsOf(context)
  const sent: Record<string, string> = { 'x-request-id': requestId }
  for (const name of TO_BACKEND) {
    const value = header(name)
    if (value !== undefined) sent[name] = value
  }
  if (isWebhook(path))
    return { ...sent, ...signaturesOf(context), ...(client && { 'x-forwarded-for': client }) }
  const authorization = header('authorization')
  if (isForStaff(path)) {
    const bearer = session ? `Bearer ${session}` : authorization
    if (bearer) sent.authorization = bearer
  } else {
    const token = session ?? header('token')
    if (token) sent.token = token
    if (authorization && isForOperators(path) && !session) sent.authorization = authorization
  }
  if (client) sent['x-forwarded-for'] = client
  return sent
}

const SIGNATURES = ['stripe-signature', 'webhook-id', 'webhook-timestamp', 'webhook-signature']

function signaturesOf({ header }: RequestContext): Record<string, string> {
  return Object.fromEntries(
    SIGNATURES.flatMap((name) => {
      const value = header(name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Only pictures and responses that the backend marks public are cacheable. Only pictures may redirect. */
export function headersToBrowser(
  { headers, status }: Response,
  { path, requestId }: RequestContext,
): Reply['headers'] {
  const sent: Reply['headers'] = {}
  for (const name of TO_BROWSER) {
    const value = headers.get(name)
    if (value !== null) sent[name] = value
  }
  const address = headers.get('location')
  if (address && path.startsWith('/api/uploads/')) sent.location = address
  // fetch() has decompressed the body, so the length no longer matches.
  if (headers.has('content-encoding')) delete sent['content-length']
  if (!isPublic({ headers, status }, path)) sent['cache-control'] = privately(headers)
  sent['x-request-id'] = requestId
  sent['x-content-type-options'] = 'nosniff'
  return sent
}

/** Prevents proxies from compressing event streams, because they buffer until a block is full. */
function privately(headers: Headers): string {
  const isStream = headers.get('content-type')?.startsWith('text/event-stream')
  return isStream ? 'no-store, no-transform' : 'no-store'
}

/** Error responses are never cached. */
export function isPublic(
  { headers, status }: Pick<Response, 'headers' | 'status'>,
  path: string,
): boolean {
  if (status >= 400) return false
  const caching = headers.get('cache-control') ?? ''
  return /\bpublic\b/.test(caching) || (path.startsWith('/api/pictures/') && caching !== '')
}
