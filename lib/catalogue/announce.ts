import { revalidateKey } from '@/lib/gateway/secret'
import { offeredWebServer } from '@/lib/http/in-process'

const LIMIT_MS = 5000
const REVALIDATE = '/api/revalidate'

/**
 * Has this process render its public pages anew. Tags can be revalidated only inside a request: the web server
 * makes one in this process, and without it (`next dev`, `next start`) Next is asked over HTTP.
 */
export async function announceTags(tags: string[], position?: string): Promise<void> {
  const request = {
    method: 'POST' as const,
    headers: { 'content-type': 'application/json', 'x-revalidate-key': revalidateKey() },
    payload: JSON.stringify({ tags, position }),
  }
  const server = offeredWebServer()
  const status = await (server
    ? server.dispatch({ ...request, url: REVALIDATE })
    : overHttp(request))
  if (status >= 300) throw new Error(`revalidation answered ${status}`)
  // Only now has Next nothing old left to render from.
  server?.invalidate(tags)
}

async function overHttp({
  method,
  headers,
  payload,
}: {
  method: string
  headers: Record<string, string>
  payload: string
}) {
  const { status } = await fetch(`http://localhost:${process.env.PORT || 3000}${REVALIDATE}`, {
    method,
    headers,
    body: payload,
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  return status
}
