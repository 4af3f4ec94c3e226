import { createHash } from 'node:crypto'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { composePicture, pictureRevision } from './compose'
import { FileStore } from './file-store'
import { parseRecipe, picturePath, recipePath, type Recipe } from './recipe'
import { isRendered } from './renders'
import { createWorkQueue, QueueFull } from './work-queue'

export type PictureServer = {
  /**
   * Answers `GET /api/pictures/*`. The URL determines the picture, so responses are immutable.
   * `admit` is called before a picture that is not stored is rendered, and rejects the request by
   * throwing.
   */
  serve: (request: Request, admit?: () => Promise<void>) => Promise<Response>
  /**
   * For share cards. Renders outside the queue, so that it takes no slot from visitors. Null if the
   * URL is not a picture.
   */
  pictureAt: (url: string) => Promise<Buffer | null>
}

/** The nginx status for a client that closed the connection before the response. */
export const CLIENT_CLOSED_REQUEST = 499
const gibibyte = 1024 ** 3
const RECENT_BYTES = 32 * 1024 ** 2
const contentTypes = { webp: 'image/webp', avif: 'image/avif', png: 'image/png' }

type Options = {
  /** Folder of rendered pictures. It is a cache and may be emptied at any time. */
  folder: string
  /** Called with errors that do not fail the request, for example a full disk. */
  report?: (error: unknown) => void
  maxStoredBytes?: number
  render?: (recipe: Recipe) => Promise<Buffer>
  /** Changes when the same recipe gives another picture. */
  revision?: string
}

export function createPictureServer(options: Options): PictureServer {
  const report = options.report ?? (() => undefined)
  const store = new FileStore(options.folder, options.maxStoredBytes ?? 2 * gibibyte, report)
  const { render = composePicture, revision = pictureRevision() } = options
  const recent = new LRUCache<string, Buffer>({
    maxSize: RECENT_BYTES,
    maxEntrySize: RECENT_BYTES / 8,
    sizeCalculation: (picture) => picture.length || 1,
  })
  const queue = createWorkQueue<Buffer>({ concurrency: 2, queueSize: 256 })

  async function readStored(recipe: Recipe): Promise<Buffer | null> {
    const name = recipePath(recipe)
    const cached = recent.get(name)
    if (cached) return cached
    const stored = await store.read(fileOf(recipe, revision)).catch(report)
    if (stored) recent.set(name, stored)
    return stored ?? null
  }

  async function renderAndStore(recipe: Recipe): Promise<Buffer> {
    const name = recipePath(recipe)
    const picture = await render(recipe)
    await store.write(fileOf(recipe, revision), picture).catch(report)
    recent.set(name, picture)
    return picture
  }

  async function pictureOf(recipe: Recipe, signal: AbortSignal, admit?: () => Promise<void>) {
    const stored = await readStored(recipe)
    if (stored) return stored
    await admit?.()
    return queue(recipePath(recipe), () => renderAndStore(recipe), { signal })
  }

  function recipeAt(pathname: string): Recipe | null {
    if (!pathname.startsWith(picturePath)) return null
    return parseRecipe(pathname.slice(picturePath.length), isRendered)
  }

  async function pictureAt(url: string): Promise<Buffer | null> {
    const recipe = recipeAt(url)
    return recipe && ((await readStored(recipe)) ?? renderAndStore(recipe))
  }

  async function serve(request: Request, admit?: () => Promise<void>): Promise<Response> {
    const recipe = recipeAt(new URL(request.url).pathname)
    if (!recipe) return notFound()
    const headers = headersOf(recipe, revision)
    if (matchesETag(request, headers.ETag)) return new Response(null, { status: 304, headers })
    try {
      const picture = await pictureOf(recipe, request.signal, admit)
      return new Response(new Uint8Array(picture), {
        headers: {
          ...headers,
          'Content-Type': contentTypes[recipe.format],
          'Content-Length': String(picture.length),
        },
      })
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST })
      if (error instanceof QueueFull) return queueFull()
      throw error
    }
  }

  return { serve, pictureAt }
}

function headersOf(recipe: Recipe, revision: string) {
  return {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
    ETag: `"${digest(recipe, revision).slice(0, 24)}"`,
  }
}

/** The URL and the revision determine the picture, so its ETag is known before rendering. */
function digest(recipe: Recipe, revision: string): string {
  return createHash('sha256')
    .update(`${revision} ${recipePath(recipe)}`)
    .digest('hex')
}

function matchesETag(request: Request, tag: string): boolean {
  const header = request.headers.get('If-None-Match')
  if (!header) return false
  const known = header.split(',').map((entry) => entry.trim().replace(/^W\//, ''))
  return known.includes(tag) || known.includes('*')
}

/** Distributes the files over 256 folders, so that no folder has a million entries. */
function fileOf(recipe: Recipe, revision: string): string {
  const hash = digest(recipe, revision)
  return path.join(hash.slice(0, 2), `${hash.slice(2, 42)}.${recipe.format}`)
}

function notFound(): Response {
  return new Response('No such picture\n', {
    status: 404,
    headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' },
  })
}

function queueFull(): Response {
  return new Response('Too many pictures are being rendered\n', {
    status: 503,
    headers: { 'Retry-After': '2', 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' },
  })
}
