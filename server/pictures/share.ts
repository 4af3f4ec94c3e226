import { createHash } from 'node:crypto'
import type { Locale } from '@/contracts/languages'
import { ByteCache } from './byte-cache'
import type { PictureServer } from './serve'
import { drawShareCard } from './share-card'
import { createWorkQueue, QueueFull } from './work-queue'

/** What the picture says; `image` is an address as the catalogue has it. */
export type ShareWords = {
  locale: Locale
  name: string
  price: string
  shop: string
  image: string
}
export type ShareServer = (words: ShareWords, knownTag: string | undefined) => Promise<Response>

/** Raised whenever a share picture would look different. */
const REVISION = '1'
const MOST_BYTES = 16 * 1024 * 1024
const LONGEST_NAME = 160

/** Makes and answers the pictures of shared links. Each follows from its words, which may change: kept for an hour. */
export function createShareServer(
  servePicture: PictureServer,
  draw: typeof drawShareCard = drawShareCard,
): ShareServer {
  const recent = new ByteCache<Buffer>(MOST_BYTES)
  const inTurn = createWorkQueue<Buffer>({ atOnce: 1, waiting: 32 })

  async function drawn(words: ShareWords): Promise<Buffer> {
    const { image, name, ...rest } = words
    const picture = await pictureAt(servePicture, image)
    return draw({ ...rest, name: name.slice(0, LONGEST_NAME), picture })
  }

  return async (words, knownTag) => {
    const key = createHash('sha256')
      .update(JSON.stringify([REVISION, words]))
      .digest('base64url')
    const headers = { 'Cache-Control': 'public, max-age=3600', ETag: `"${key}"` }
    if (knownTag?.includes(headers.ETag)) return new Response(null, { status: 304, headers })
    try {
      const picture = recent.get(key) ?? (await inTurn(key, () => drawn(words)))
      recent.set(key, picture, picture.length)
      return new Response(new Uint8Array(picture), {
        headers: {
          ...headers,
          'Content-Type': 'image/png',
          'Content-Length': String(picture.length),
        },
      })
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error
      return new Response(null, {
        status: 503,
        headers: { 'Retry-After': '5', 'Cache-Control': 'no-store' },
      })
    }
  }
}

/** Pictures of other hosts are never fetched: their card has words alone. */
async function pictureAt(servePicture: PictureServer, image: string): Promise<Buffer | null> {
  if (!image.startsWith('/api/pictures/')) return null
  const answer = await servePicture(new Request(`http://backend.internal${image}/640.webp`))
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null
}
