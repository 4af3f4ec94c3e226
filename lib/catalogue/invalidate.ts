import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { notePosition } from '@/lib/catalogue/positions'
import { CATALOGUE_TAG, HOME_TAG } from '@/lib/catalogue/tags'
import { isSameText, revalidateKey } from '@/lib/gateway/secret'
import { registeredWebServer } from '@/lib/http/in-process'

const TIMEOUT_MS = 5000
/** A shell that was rendering may show earlier lists, but Next dates it by the end of its rendering. */
const REPEAT_AFTER_MS = 2000
const REVALIDATE = '/api/revalidate'
/** The tags in Next's cache (lib/catalogue/load.ts): lists that are part of the shells of other pages. */
const LISTED: string[] = [HOME_TAG, CATALOGUE_TAG]

/**
 * Removes changed pages from the page cache of this process. Lists in Next's cache can only be revalidated inside a
 * request: the web server makes one in process; without it (`next dev`, `next start`) Next is called over HTTP.
 */
export async function invalidateTags(tags: string[], position?: string): Promise<void> {
  if (position) notePosition(tags, position)
  registeredWebServer()?.invalidate(tags)
  const listed = tags.filter((tag) => LISTED.includes(tag))
  if (listed.length === 0) return
  await revalidate(listed)
  setTimeout(() => void revalidate(listed).catch(() => undefined), REPEAT_AFTER_MS).unref()
}

async function revalidate(listed: string[]): Promise<void> {
  const server = registeredWebServer()
  const request = {
    method: 'POST' as const,
    headers: { 'content-type': 'application/json', 'x-revalidate-key': revalidateKey() },
    payload: JSON.stringify({ tags: listed }),
  }
  const status = await (server
    ? server.dispatch({ ...request, url: REVALIDATE })
    : overHttp(request))
  if (status >= 300) throw new Error(`revalidation returned ${status}`)
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

const Body = z.strictObject({ tags: z.array(z.enum(LISTED)).max(LISTED.length) })

/** Handles the request of `invalidateTags`; the next request of such a page renders it again. */
export async function handleRevalidation(request: Request): Promise<Response> {
  const key = request.headers.get('x-revalidate-key') ?? ''
  if (!isSameText(key, revalidateKey())) return new Response(null, { status: 404 })
  const body = Body.safeParse(await request.json().catch(() => null))
  if (!body.success) return new Response(null, { status: 422 })
  for (const tag of body.data.tags) revalidateTag(tag, { expire: 0 })
  return new Response(null, { status: 204 })
}
