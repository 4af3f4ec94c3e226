import { createHash } from 'node:crypto'
import path from 'node:path'
import { ByteCache } from './byte-cache'
import { designRevision } from './compose'
import { FileStore } from './file-store'
import { parseRecipe, picturePath, recipeAddress, type Recipe } from './recipe'
import { createStudio, type Studio } from './studio'
import { createWorkQueue, QueueFull } from './work-queue'

/** `admit` is asked before a picture is made that was not there, and refuses by throwing. */
export type PictureServer = (request: Request, admit?: () => Promise<void>) => Promise<Response>

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

/** Answers `GET /api/pictures/*`. The address is the recipe, so whatever it names never changes and may be kept forever. */
export function createPictureServer(options: Options): PictureServer {
  const report = options.report ?? (() => undefined)
  const store = new FileStore(options.folder, options.mostStoredBytes ?? 2 * gibibyte, report)
  const studio = createStudio(store, report)
  const compose = options.compose ?? studio.compose
  const recent = new ByteCache<Buffer>(32 * mebibyte)
  const inTurn = createWorkQueue<Buffer>({ atOnce: 2, waiting: 256 })

  async function pictureOf(recipe: Recipe, admit?: () => Promise<void>): Promise<Buffer> {
    const name = recipeAddress(recipe)
    const kept = recent.get(name)
    if (kept) return kept
    const file = storedAs(name, recipe.format)
    const stored = await store.read(file).catch(report)
    if (!stored) await admit?.()
    const picture = stored ?? (await inTurn(name, () => composed(recipe, file)))
    recent.set(name, picture, picture.length)
    return picture
  }

  async function composed(recipe: Recipe, file: string): Promise<Buffer> {
    const picture = await compose(recipe)
    await store.write(file, picture).catch(report)
    return picture
  }

  return async (request, admit) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith(picturePath)) return noSuchPicture()
    const recipe = parseRecipe(pathname.slice(picturePath.length), await studio.isIcon())
    if (!recipe) return noSuchPicture()
    const headers = headersOf(recipe)
    if (isKnown(request, headers.ETag)) return new Response(null, { status: 304, headers })
    try {
      const picture = await pictureOf(recipe, admit)
      return new Response(new Uint8Array(picture), {
        headers: {
          ...headers,
          'Content-Type': contentTypes[recipe.format],
          'Content-Length': String(picture.length),
        },
      })
    } catch (error) {
      if (error instanceof QueueFull) return tryLater()
      throw error
    }
  }
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
    headers: { 'Cache-Control': 'public, max-age=60', 'Content-Type': 'text/plain' },
  })
}

function tryLater(): Response {
  return new Response('Too many pictures are being made\n', {
    status: 503,
    headers: { 'Retry-After': '2', 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' },
  })
}
