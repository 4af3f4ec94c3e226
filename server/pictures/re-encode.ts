import sharp, { type Sharp } from 'sharp'
import { MAX_PICTURE_BYTES, type UploadPurpose } from '@/contracts/schemas/uploads'
import { decodeHeic, type RawPicture } from './heic'
import { pictureKind, PictureProblem } from './picture-kind'
import { createWorkQueue } from './work-queue'

export interface EncodedPicture {
  large: Buffer
  small: Buffer
  width: number
  height: number
}

/** More than any phone camera, and an eighth of a 20,000 × 20,000 decompression bomb. */
const MAX_PIXELS = 50_000_000
/** HEIC is decoded entirely in memory, so the limit is the highest default resolution of phone cameras. */
const MAX_HEIC_PIXELS = 25_000_000
const TIMEOUT_S = 6
const SMALL_PX = 320
const MAX_SIDE_PX: Record<UploadPurpose, number> = {
  evidence: 2048,
  refund: 2048,
  review: 1600,
  avatar: 512,
}

const DECODE_OPTIONS = {
  limitInputPixels: MAX_PIXELS,
  failOn: 'error',
  sequentialRead: true,
} as const

/** Two at a time, because each may need the memory of a picture of the maximum size. */
const queue = createWorkQueue<EncodedPicture>({ concurrency: 2, queueSize: 12 })
const heicQueue = createWorkQueue<RawPicture>({ concurrency: 1, queueSize: 1 })

/**
 * Re-encodes a shopper's picture as WebP, in upright orientation and without metadata. Throws
 * PictureProblem if the picture is not acceptable, and QueueFull if too many pictures are waiting.
 */
export async function reencodePicture(key: string, bytes: Buffer, purpose: UploadPurpose) {
  if (bytes.length === 0) throw new PictureProblem('EMPTY')
  if (bytes.length > MAX_PICTURE_BYTES) throw new PictureProblem('TOO_LARGE')
  const kind = await pictureKind(bytes)
  if (!kind) throw new PictureProblem('UNKNOWN')
  return queue(key, async () => {
    const source = kind === 'heic' ? await openHeic(key, bytes) : await openPicture(bytes)
    return encode(source, purpose)
  })
}

async function openPicture(bytes: Buffer): Promise<Sharp> {
  const { width, height } = await orDamaged(sharp(bytes, { limitInputPixels: false }).metadata())
  if (width * height > MAX_PIXELS) throw new PictureProblem('TOO_MANY_PIXELS')
  return sharp(bytes, DECODE_OPTIONS).autoOrient()
}

/** The decoder already applies the orientation. */
async function openHeic(key: string, bytes: Buffer): Promise<Sharp> {
  const decode = () => decodeHeic(bytes, MAX_HEIC_PIXELS)
  const { data, width, height } = await heicQueue(key, decode)
  return sharp(data, { ...DECODE_OPTIONS, raw: { width, height, channels: 4 } })
}

async function encode(source: Sharp, purpose: UploadPurpose): Promise<EncodedPicture> {
  const side = MAX_SIDE_PX[purpose]
  const fit = purpose === 'avatar' ? 'cover' : 'inside'
  const { data: large, info } = await orDamaged(
    source
      .resize(side, side, { fit, withoutEnlargement: true })
      .timeout({ seconds: TIMEOUT_S })
      .webp({ quality: 82, effort: 3 })
      .toBuffer({ resolveWithObject: true }),
  )
  const small = await sharp(large)
    .resize(SMALL_PX, SMALL_PX, { fit: 'outside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 3 })
    .toBuffer()
  return { large, small, width: info.width, height: info.height }
}

async function orDamaged<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch {
    throw new PictureProblem('DAMAGED')
  }
}
