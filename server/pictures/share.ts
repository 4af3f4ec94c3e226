import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Locale } from '@/contracts/languages'
import { fileOfAddress } from '@/server/domain/uploads'
import { pictureRevision } from './compose'
import { FileStore } from './file-store'
import { CLIENT_CLOSED_REQUEST, type PictureServer } from './serve'
import type { UploadFiles } from './upload-files'
import { brandMark, renderShareCard } from './share-card'
import { createWorkQueue, QueueFull } from './work-queue'

/** The content of a card; `image` is a picture URL of the catalogue, without size and format. */
export type ShareContent = {
  locale: Locale
  name: string
  price: string
  shop: string
  image: string
}

/**
 * `admit` is called before a card is rendered and rejects by throwing. `signal` is aborted when the
 * client disconnects.
 */
export type ShareRequest = {
  knownTag?: string | undefined
  signal?: AbortSignal
  admit?: () => Promise<void>
}
export type ShareServer = (content: ShareContent, request?: ShareRequest) => Promise<Response>

type Options = {
  /**
   * Folder of rendered cards. It is a cache, separate from that of the pictures, so that cards
   * cannot evict pictures.
   */
  folder: string
  pictures: Pick<PictureServer, 'pictureAt'>
  /** Where uploaded pictures are. */
  files: Pick<UploadFiles, 'read'>
  report?: (error: unknown) => void
  maxStoredBytes?: number
  render?: typeof renderShareCard
}

/** Increment it when cards would look different. It invalidates stored cards and ETags. */
const REVISION = '2'
const MAX_STORED_BYTES = 512 * 1024 * 1024
const MAX_NAME_LENGTH = 160
/** Rendering takes about 0.4 s, so the last request in the queue waits two or three seconds. */
const QUEUE = { concurrency: 1, queueSize: 4 }
const RETRY_S = 5

/** Renders, stores and serves link previews. A card is stored under the hash of its content. */
export function createShareServer(options: Options): ShareServer {
  const { pictures, files, render = renderShareCard, report = () => undefined } = options
  const store = new FileStore(options.folder, options.maxStoredBytes ?? MAX_STORED_BYTES, report)
  const queue = createWorkQueue<Buffer>(QUEUE)

  async function renderAndStore(content: ShareContent, file: string): Promise<Buffer> {
    const { image, name, ...rest } = content
    const upload = fileOfAddress(image)
    const picture = await (upload ? files.read(upload) : pictures.pictureAt(`${image}/640.webp`))
    const card = await render({ ...rest, name: name.slice(0, MAX_NAME_LENGTH), picture })
    await store.write(file, card).catch(report)
    return card
  }

  async function cardOf(content: ShareContent, key: string, { admit, signal }: ShareRequest) {
    const file = path.join(key.slice(0, 2), `${key.slice(2)}.png`)
    const stored = await store.read(file).catch(report)
    if (stored) return stored
    await admit?.()
    return queue(key, () => renderAndStore(content, file), { signal })
  }

  return async (content, request = {}) => {
    const key = createHash('sha256')
      .update(JSON.stringify([REVISION, pictureRevision(), content, brandMark(content.locale)]))
      .digest('hex')
    const headers = { 'Cache-Control': 'public, max-age=3600', ETag: `"${key}"` }
    if (request.knownTag?.includes(headers.ETag))
      return new Response(null, { status: 304, headers })
    try {
      const card = await cardOf(content, key, request)
      return new Response(new Uint8Array(card), {
        headers: {
          ...headers,
          'Content-Type': 'image/png',
          'Content-Length': String(card.length),
        },
      })
    } catch (error) {
      if (request.signal?.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST })
      if (error instanceof QueueFull) return queueFull()
      throw error
    }
  }
}

function queueFull(): Response {
  return new Response(null, {
    status: 503,
    headers: { 'Retry-After': String(RETRY_S), 'Cache-Control': 'no-store' },
  })
}
