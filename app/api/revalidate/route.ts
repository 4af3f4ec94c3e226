import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { notePosition } from '@/lib/catalogue/positions'
import { isCatalogueTag } from '@/lib/catalogue/tags'
import { isSameText, revalidateKey } from '@/lib/gateway/secret'

const Body = z.strictObject({
  tags: z.array(z.string().refine(isCatalogueTag)).max(1000),
  position: z.string().max(20).optional(),
})

/** The catalogue watcher says here what has changed; the next request of such a page makes it anew. */
export async function POST(request: Request): Promise<Response> {
  const key = request.headers.get('x-revalidate-key') ?? ''
  if (!isSameText(key, revalidateKey())) return new Response(null, { status: 404 })
  const body = Body.safeParse(await request.json().catch(() => null))
  if (!body.success) return new Response(null, { status: 422 })
  const { tags, position } = body.data
  if (position) notePosition(tags, position)
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  return new Response(null, { status: 204 })
}
