import { channel } from 'node:diagnostics_channel'
import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { CHANGES_CHANNEL, isCatalogueTag } from '@/lib/catalogue/tags'
import { isSameText, revalidateKey } from '@/lib/gateway/secret'

const Body = z.strictObject({ tags: z.array(z.string().refine(isCatalogueTag)).max(1000) })

/** The catalogue watcher says here what has changed; the next request of such a page makes it anew. */
export async function POST(request: Request): Promise<Response> {
  const key = request.headers.get('x-revalidate-key') ?? ''
  if (!isSameText(key, revalidateKey())) return new Response(null, { status: 404 })
  const body = Body.safeParse(await request.json().catch(() => null))
  if (!body.success) return new Response(null, { status: 422 })
  for (const tag of body.data.tags) revalidateTag(tag, { expire: 0 })
  channel(CHANGES_CHANNEL).publish(body.data.tags)
  return new Response(null, { status: 204 })
}
