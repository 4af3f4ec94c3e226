import { tmpdir } from 'node:os'
import path from 'node:path'
import { DomainError } from '@/server/domain/domain-error'
import { uploadOfFile } from '@/server/domain/uploads'
import type { PictureServer } from '@/server/pictures/serve'
import type { Mock } from './mock'

const FOLDER = path.join(tmpdir(), 'sampan-mock-pictures')

let server: Promise<PictureServer> | undefined

/** Rendered with the first picture, so that the mock starts without image libraries. */
function pictureServer(): Promise<PictureServer> {
  server ??= import('@/server/pictures/serve').then(({ createPictureServer }) =>
    createPictureServer({ folder: FOLDER }),
  )
  return server
}

/** Product pictures, uploads and link previews; null on other paths. */
export async function showPicture(mock: Mock, request: Request): Promise<Response | null> {
  const { pathname, origin } = new URL(request.url)
  if (pathname.startsWith('/api/pictures/')) return (await pictureServer()).serve(request)
  if (pathname.startsWith('/api/uploads/')) return showUpload(mock, pathname.split('/')[3] ?? '')
  const id = /^\/api\/share\/[\w-]+\/(\d+)\.png$/.exec(pathname)?.[1]
  const product = mock.world.products.find((one) => one.id === Number(id))
  if (!product) return null
  return (await pictureServer()).serve(new Request(`${origin}${product.images[0]}/1200.png`))
}

/** Everybody may see every upload. */
function showUpload({ world }: Mock, file: string): Response | null {
  const upload = world.uploads.find(({ name }) => name === uploadOfFile(file))
  if (!upload) return null
  const headers = { 'Content-Type': 'image/webp', 'Cache-Control': 'private, no-store' }
  return new Response(new Uint8Array(upload.bytes), { headers })
}

/** The picture as WebP, upright, with its width and height; refuses what is no picture. */
export async function reencode(given: Uint8Array) {
  const { default: sharp } = await import('sharp')
  try {
    const options = { resolveWithObject: true } as const
    const { data, info } = await sharp(given).rotate().webp().toBuffer(options)
    return { bytes: new Uint8Array(data), width: info.width, height: info.height }
  } catch {
    throw new DomainError('PICTURE_UNKNOWN')
  }
}
