import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Locale } from '@/contracts/languages'
import { designRevision } from './compose'
import { FileStore } from './file-store'
import { CLIENT_CLOSED_REQUEST, type PictureServer } from './serve'
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

/** `admit` is asked before a card is drawn and refuses by throwing; `signal` is aborted when the client leaves. */
export type ShareRequest = {
  knownTag?: string | undefined
  signal?: AbortSignal
  admit?: () => Promise<void>
}
export type ShareServer = (words: ShareWords, request?: ShareRequest) => Promise<Response>

type Options = {
  /** Where drawn cards are kept. It is only a cache, apart from the pictures, so that cards cannot displace those. */
  folder: string
  pictures: Pick<PictureServer, 'pictureAt'>
  report?: (error: unknown) => void
  mostStoredBytes?: number
  draw?: typeof drawShareCard
}

/** Raised whenever a share picture would look different. */
const REVISION = '1'
const MAX_STORED_BYTES = 512 * 1024 * 1024
const LONGEST_NAME = 160
/** A card takes about 0.4 s, so that the last in the queue is answered within two or three seconds. */
const QUEUE = { concurrency: 1, queueSize: 4 }
const RETRY_S = 5

/** Draws, stores and answers the pictures of shared links. A card is stored under the hash of what it shows. */
export function createShareServer(options: Options): ShareServer {
  const { pictures, draw = drawShareCard, report = () => undefined } = options
  const store = new FileStore(options.folder, options.mostStoredBytes ?? MAX_STORED_BYTES, report)
  const inTurn = createWorkQueue<Buffer>(QUEUE)

  async function drawn(words: ShareWords, file: string): Promise<Buffer> {
    const { image, name, ...rest } = words
    const picture = await pictures.pictureAt(`${image}/640.webp`)
    const card = await draw({ ...rest, name: name.slice(0, LONGEST_NAME), picture })
    await store.write(file, card).catch(report)
    return card
  }

  async function cardOf(words: ShareWords, key: string, { admit, signal }: ShareRequest) {
    const file = path.join(key.slice(0, 2), `${key.slice(2)}.png`)
    const stored = await store.read(file).catch(report)
    if (stored) return stored
    await admit?.()
    return inTurn(key, () => drawn(words, file), signal)
  }

  return async (words, request = {}) => {
    const key = createHash('sha256')
      .update(JSON.stringify([REVISION, designRevision, words]))
      .digest('hex')
    const headers = { 'Cache-Control': 'public, max-age=3600', ETag: `"${key}"` }
    if (request.knownTag?.includes(headers.ETag))
      return new Response(null, { status: 304, headers })
    try {
      const card = await cardOf(words, key, request)
      return new Response(new Uint8Array(card), {
        headers: {
          ...headers,
          'Content-Type': 'image/png',
          'Content-Length': String(card.length),
        },
      })
    } catch (error) {
      if (request.signal?.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST })
      if (error instanceof QueueFull) return tryLater()
      throw error
    }
  }
}

function tryLater(): Response {
  return new Response(null, {
    status: 503,
    headers: { 'Retry-After': String(RETRY_S), 'Cache-Control': 'no-store' },
  })
}
