import { randomUUID } from 'node:crypto'
import { bodyLimit } from '@/lib/gateway/body-limit'
import { RequestContext } from '@/lib/http/request-context'

/** A call that the gateway forwards to the backend. */
export interface GatewayCall {
  context: RequestContext
  /** In the chunks in which it arrived. */
  body: Uint8Array[] | undefined
  /** Aborted when the client disconnects or the time limit is reached. */
  abort: AbortController
}

/**
 * Builds the call of a request that arrives through Next's router (`next dev` and plain `next start`). Returns
 * null when the body is too large.
 */
export async function callOf(request: Request): Promise<GatewayCall | null> {
  const { pathname: path, search } = new URL(request.url)
  const header = (name: string) => request.headers.get(name) ?? undefined
  const isProxyTrusted = process.env.TRUST_PROXY === '1'
  const publicOrigin = URL.parse(process.env.PUBLIC_ORIGIN ?? '')?.origin
  const protocol = isProxyTrusted ? header('x-forwarded-proto') : undefined
  const context = new RequestContext({
    method: request.method,
    path,
    search,
    header,
    client: header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '',
    host: header('host') ?? '',
    isSecure: (publicOrigin ?? `${protocol}:`).startsWith('https:'),
    publicOrigin,
    requestId: (isProxyTrusted && header('x-request-id')) || randomUUID(),
  })
  const body = await readBody(request, bodyLimit(path))
  if (body === null) return null
  const abort = new AbortController()
  request.signal.addEventListener('abort', () => abort.abort(), { once: true })
  return { context, body, abort }
}

async function readBody(request: Request, limit: number): Promise<Uint8Array[] | undefined | null> {
  if (!request.body) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > limit) return null
    chunks.push(chunk)
  }
  return chunks
}
