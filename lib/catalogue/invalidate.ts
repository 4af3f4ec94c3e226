import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { notePosition } from '@/lib/catalogue/positions'
import { isCatalogueTag } from '@/lib/catalogue/tags'
import { isSameText, revalidateKey } from '@/lib/gateway/secret'
import { registeredWebServer } from '@/lib/http/in-process'

const TIMEOUT_MS = 5000
const REVALIDATE = '/api/revalidate'

/**
 * Invalidates Next's cache and the page cache of this process. Next revalidates tags only inside a request: the
 * web server makes one in process; without it (`next dev`, `next start`) Next is called over HTTP.
 */
export async function invalidateTags(tags: string[], position?: string): Promise<void> {
  const request = {
    method: 'POST' as const,
    headers: { 'content-type': 'application/json', 'x-revalidate-key': revalidateKey() },
    payload: JSON.stringify({ tags, position }),
  }
  const server = registeredWebServer()
  const status = await (server
    ? server.dispatch({ ...request, url: REVALIDATE })
    : overHttp(request))
  if (status >= 300) throw new Error(`revalidation returned ${status}`)
  // After Next's cache, because a page could otherwise be rendered from its old data.
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
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return status
}

const Body = z.strictObject({
  tags: z.array(z.string().refine(isCatalogueTag)).max(1000),
  position: z.string().max(20).optional(),
})

/** Handles the request of `invalidateTags`; the next request of such a page renders it again. */
export async function handleRevalidation(request: Request): Promise<Response> {
  const key = request.headers.get('x-revalidate-key') ?? ''
  if (!isSameText(key, revalidateKey())) return new Response(null, { status: 404 })
  const body = Body.safeParse(await request.json().catch(() => null))
  if (!body.success) return new Response(null, { status: 422 })
  const { tags, position } = body.data
  if (position) notePosition(tags, position)
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  return new Response(null, { status: 204 })
}
