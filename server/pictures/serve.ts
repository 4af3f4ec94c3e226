import { createHash } from 'node:crypto'
import path from 'node:path'
import { ByteCache } from './byte-cache'
import { designRevision } from './compose'
import { FileStore } from './file-store'
import { parseRecipe, picturePath, recipeAddress, type Recipe } from './recipe'
import { createStudio, type Studio } from './studio'
import { createWorkQueue, QueueFull } from './work-queue'

export type PictureServer = {
  /**
   * Answers `GET /api/pictures/*`. The address is the recipe, so whatever it names never changes and may be kept forever.
   * `admit` is asked before a picture is made that was not there, and refuses by throwing.
   */
  serve: (request: Request, admit?: () => Promise<void>) => Promise<Response>
  /** For other drawings: made outside the queue, so that they take no place from visitors. Null for other addresses. */
  pictureAt: (address: string) => Promise<Buffer | null>
}

/** As nginx logs it: the client has closed the connection, so that nobody reads the answer. */
export const CLIENT_CLOSED_REQUEST = 499
const gibibyte = 1024 ** 3
const mebibyte = 1024 ** 2
const contentTypes = { webp: 'image/webp', avif: 'image/avif', png: 'image/png' }

type Options = {
  /** Where finished pictures are kept. It is only a cache: it may be emptied at any time. */
  folder: string
  /** Told of failures that do not stop an answer, such as a full disk. */
  report?: (error: unknown) => void
  mostStoredBytes?: number
  compose?: Studio['compose']
}

export function createPictureServer(options: Options): PictureServer {
  const report = options.report ?? (() => undefined)
  const store = new FileStore(options.folder, options.mostStoredBytes ?? 2 * gibibyte, report)
  const studio = createStudio(store, report)
  const compose = options.compose ?? studio.compose
  const recent = new ByteCache<Buffer>(32 * mebibyte)
  const inTurn = createWorkQueue<Buffer>({ concurrency: 2, queueSize: 256 })

  async function storedOf(recipe: Recipe): Promise<Buffer | null> {
    const name = recipeAddress(recipe)
    const kept = recent.get(name)
    if (kept) return kept
    const stored = await store.read(storedAs(name, recipe.format)).catch(report)
    if (stored) recent.set(name, stored, stored.length)
    return stored ?? null
  }

  async function composed(recipe: Recipe): Promise<Buffer> {
    const name = recipeAddress(recipe)
    const picture = await compose(recipe)
    await store.write(storedAs(name, recipe.format), picture).catch(report)
    recent.set(name, picture, picture.length)
    return picture
  }

  async function pictureOf(recipe: Recipe, signal: AbortSignal, admit?: () => Promise<void>) {
    const stored = await storedOf(recipe)
    if (stored) return stored
    await admit?.()
    return inTurn(recipeAddress(recipe), () => composed(recipe), signal)
  }

  async function recipeAt(pathname: string): Promise<Recipe | null> {
    if (!pathname.startsWith(picturePath)) return null
    return parseRecipe(pathname.slice(picturePath.length), await studio.isIcon())
  }

  async function pictureAt(address: string): Promise<Buffer | null> {
    const recipe = await recipeAt(address)
    return recipe && ((await storedOf(recipe)) ?? composed(recipe))
  }

  async function serve(request: Request, admit?: () => Promise<void>): Promise<Response> {
    const recipe = await recipeAt(new URL(request.url).pathname)
    if (!recipe) return noSuchPicture()
    const headers = headersOf(recipe)
    if (isKnown(request, headers.ETag)) return new Response(null, { status: 304, headers })
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
      if (error instanceof QueueFull) return tryLater()
      throw error
    }
  }

  return { serve, pictureAt }
}

function headersOf(recipe: Recipe) {
  return {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
    ETag: `"${digest(recipeAddress(recipe)).slice(0, 24)}"`,
  }
}

/** The picture follows from its address and the design alone, so its ETag is known before it is made. */
function digest(name: string): string {
  return createHash('sha256').update(`${designRevision} ${name}`).digest('hex')
}

function isKnown(request: Request, tag: string): boolean {
  const known = request.headers.get('If-None-Match')
  if (!known) return false
  return known.split(',').some((entry) => entry.trim().replace(/^W\//, '') === tag)
}

/** Spread over 256 folders, so that none holds a million names. */
function storedAs(name: string, format: string): string {
  const hash = digest(name)
  return path.join(hash.slice(0, 2), `${hash.slice(2, 42)}.${format}`)
}

function noSuchPicture(): Response {
  return new Response('No such picture\n', {
    status: 404,
    headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' },
  })
}

function tryLater(): Response {
  return new Response('Too many pictures are being made\n', {
    status: 503,
    headers: { 'Retry-After': '2', 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' },
  })
}
