import type { IncomingMessage, ServerResponse } from 'node:http'
import inject from 'light-my-request'

/** Longer than the eight seconds after which a page gives up on the backend. */
const LIMIT_MS = 15_000

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface RenderRequest {
  method?: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  payload?: string
}

export interface Rendered {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/**
 * Renders a request with Next in this process without a socket. Next sees only the headers that the caller
 * passes.
 */
export async function render(next: NextHandler, request: RenderRequest): Promise<Rendered> {
  const limit = Promise.withResolvers<never>()
  const timer = setTimeout(() => limit.reject(new Error(`${request.url} took too long`)), LIMIT_MS)
  const dispatch = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    next(incoming, outgoing).catch((error: Error) => outgoing.destroy(error))
  }
  try {
    const injected = inject(dispatch, { method: 'GET', ...request })
    const { statusCode, headers, rawPayload } = await Promise.race([injected, limit.promise])
    const given = Object.entries(headers).map(([name, value]) => [name, String(value)] as const)
    return { status: statusCode, headers: Object.fromEntries(given), body: rawPayload }
  } finally {
    clearTimeout(timer)
  }
}
