import sharp, { type Sharp } from 'sharp'
import { MAX_PICTURE_BYTES, type UploadPurpose } from '@/contracts/schemas/uploads'
import { decodeHeic, type RawPicture } from './heic'
import { pictureKind, PictureProblem } from './picture-kind'
import { createWorkQueue } from './work-queue'

export interface RedrawnPicture {
  large: Buffer
  small: Buffer
  width: number
  height: number
}

/** More than any phone takes, and an eighth of the bomb of 20,000 × 20,000. */
const MAX_PIXELS = 50_000_000
/** Those that sharp cannot read are drawn whole in memory: as many pixels as phones take unasked. */
const MAX_HEIC_PIXELS = 25_000_000
const LIMIT_S = 6
const SMALL_PX = 320
const LARGEST_PX: Record<UploadPurpose, number> = {
  evidence: 2048,
  refund: 2048,
  review: 1600,
  avatar: 512,
}

const READING = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const

/** Two at once, because each may take all the memory that a picture of the largest size needs. */
const inTurn = createWorkQueue<RedrawnPicture>({ concurrency: 2, queueSize: 12 })
const heicInTurn = createWorkQueue<RawPicture>({ concurrency: 1, queueSize: 1 })

/**
 * Draws a shopper's picture anew as WebP, upright, without anything that came along with it. Throws a
 * PictureProblem for what is no acceptable picture, and QueueFull when too many are waiting.
 */
export async function redraw(key: string, bytes: Buffer, purpose: UploadPurpose) {
  if (bytes.length === 0) throw new PictureProblem('EMPTY')
  if (bytes.length > MAX_PICTURE_BYTES) throw new PictureProblem('TOO_LARGE')
  const kind = await pictureKind(bytes)
  if (!kind) throw new PictureProblem('UNKNOWN')
  return inTurn(key, async () => {
    const source = kind === 'heic' ? await sourceOfHeic(key, bytes) : await sourceOf(bytes)
    return drawn(source, purpose)
  })
}

async function sourceOf(bytes: Buffer): Promise<Sharp> {
  const { width, height } = await readable(sharp(bytes, { limitInputPixels: false }).metadata())
  if (width * height > MAX_PIXELS) throw new PictureProblem('TOO_MANY_PIXELS')
  return sharp(bytes, READING).autoOrient()
}

/** The decoder has turned it upright already. */
async function sourceOfHeic(key: string, bytes: Buffer): Promise<Sharp> {
  const decode = () => decodeHeic(bytes, MAX_HEIC_PIXELS)
  const { data, width, height } = await heicInTurn(key, decode)
  return sharp(data, { ...READING, raw: { width, height, channels: 4 } })
}

async function drawn(source: Sharp, purpose: UploadPurpose): Promise<RedrawnPicture> {
  const side = LARGEST_PX[purpose]
  const fit = purpose === 'avatar' ? 'cover' : 'inside'
  const { data: large, info } = await readable(
    source
      .resize(side, side, { fit, withoutEnlargement: true })
      .timeout({ seconds: LIMIT_S })
      .webp({ quality: 82, effort: 3 })
      .toBuffer({ resolveWithObject: true }),
  )
  const small = await sharp(large)
    .resize(SMALL_PX, SMALL_PX, { fit: 'outside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 3 })
    .toBuffer()
  return { large, small, width: info.width, height: info.height }
}

async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch {
    throw new PictureProblem('DAMAGED')
  }
}
