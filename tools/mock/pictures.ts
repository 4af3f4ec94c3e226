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

/** As uploaded: the mock does not re-encode. Everybody may see every upload. */
function showUpload({ world }: Mock, file: string): Response | null {
  const upload = world.uploads.find(({ name }) => name === uploadOfFile(file))
  if (!upload) return null
  const headers = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' }
  return new Response(new Uint8Array(upload.bytes), { headers })
}

/** Width and height of a picture; refuses what is none. */
export async function measure(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import('sharp')
  try {
    const { width, height } = await sharp(bytes).metadata()
    return { width, height }
  } catch {
    throw new DomainError('PICTURE_UNKNOWN')
  }
}
