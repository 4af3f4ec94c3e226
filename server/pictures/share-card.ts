import path from 'node:path'
import sharp from 'sharp'
import { SHARE_HEIGHT, type CardWords } from './card-words'
import { createWorkerClient } from './worker-client'

/** What a shared link shows of a product. `picture` is square; the price is written out already. */
export type ShareCard = Omit<CardWords, 'hasPicture'> & { picture: Buffer | null }

/** A card takes about 0.1 s; the first one also loads the font library and its fonts. */
const LIMIT_MS = 6000
const workerFile = path.join('server', 'pictures', 'card-worker.ts')
const svgOf = createWorkerClient<CardWords, string>(path.join(process.cwd(), workerFile), LIMIT_MS)

/** The picture on the left, beside it the name, the shop and the price; 1200 × 630, as link previews ask for. */
export async function drawShareCard({ picture, ...words }: ShareCard): Promise<Buffer> {
  const svg = await svgOf({ ...words, hasPicture: picture !== null })
  const beside = picture && (await sharp(picture).resize(SHARE_HEIGHT).toBuffer())
  return sharp(Buffer.from(svg), { unlimited: true })
    .composite(beside ? [{ input: beside, left: 0, top: 0 }] : [])
    .removeAlpha()
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer()
}
