import path from 'node:path'
import sharp from 'sharp'
import { SHARE_HEIGHT, type CardContent } from './card-content'
import { createWorkerClient } from './worker-client'

/** The preview of a shared product link. `picture` is square; the price is formatted. */
export type ShareCard = Omit<CardContent, 'hasPicture'> & { picture: Buffer | null }

/** A card takes about 0.1 s; the first one also loads the font library and its fonts. */
const TIMEOUT_MS = 6000
const workerFile = path.join('server', 'pictures', 'card-worker.ts')
const renderSvg = createWorkerClient<CardContent, string>(
  path.join(process.cwd(), workerFile),
  TIMEOUT_MS,
)

/**
 * Picture on the left; name, shop and price on the right. 1200 × 630, the Open Graph size for link
 * previews.
 */
export async function renderShareCard({ picture, ...content }: ShareCard): Promise<Buffer> {
  const svg = await renderSvg({ ...content, hasPicture: picture !== null })
  const resized = picture && (await sharp(picture).resize(SHARE_HEIGHT).toBuffer())
  return sharp(Buffer.from(svg), { unlimited: true })
    .composite(resized ? [{ input: resized, left: 0, top: 0 }] : [])
    .removeAlpha()
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer()
}
