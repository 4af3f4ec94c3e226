import { sharp, type Sharp } from './sharp'
import type { StoredPurpose } from '@/contracts/schemas/uploads'
import { MAX_PICTURE_BYTES } from '@/contracts/upload-limits'
import { countOf } from '@/server/domain/count-of'
import { CATALOGUE_WIDTHS } from '@/server/domain/uploads'
import { decodeHeic, type RawPicture } from './heic'
import { scansOf } from './jpeg-scans'
import { pictureKind, PictureProblem, PictureTimeout, type PictureKind } from './picture-kind'
import { createWorkQueue } from './work-queue'

interface LargePicture {
  large: Buffer
  width: number
  height: number
}

export interface EncodedPicture extends LargePicture {
  small: Buffer
  /** The sizes of catalogue pictures between the small and the large one, by width. */
  between: { width: (typeof CATALOGUE_WIDTHS)[number]; content: Buffer }[]
}

/** More than any phone camera, and an eighth of a 20,000 × 20,000 decompression bomb. */
const MAX_PIXELS = 50_000_000
/** Of pictures that need twice the time or memory: the highest default resolution of phone cameras. */
const MAX_COSTLY_PIXELS = 25_000_000
/** Of a JPEG. Encoders write about ten. Each costs a pass over all pixels, before which no time limit is looked at. */
const MAX_SCANS = 50
/** Compressed texts of a PNG. Cameras and editors write one or two; reading one may take 25 ms. */
const MAX_TEXTS = 20
const TEXT_CHUNKS = ['zTXt', 'iTXt']
/** Frames of an animated WebP, of which only the first is shown: the decoder looks at all of them for each. */
const MAX_FRAMES = 500
const FRAME_CHUNK = 'ANMF'
const TIMEOUT_S = 6
const SMALL_PX = 320
const MAX_SIDE_PX: Record<StoredPurpose, number> = {
  evidence: 2048,
  refund: 2048,
  review: 1600,
  avatar: 512,
  catalogue: 1600,
}

const DECODE_OPTIONS = {
  limitInputPixels: MAX_PIXELS,
  failOn: 'error',
  sequentialRead: true,
} as const

/**
 * Two at a time, because each may need the memory of a picture of the maximum size. The storefront sends three at once,
 * so one account cannot fill the queue.
 */
const queue = createWorkQueue<EncodedPicture>({
  concurrency: 2,
  queueSize: 12,
  perOwner: 3,
  maxWaitMs: 4000,
})
const importQueue = createWorkQueue<LargePicture>({ concurrency: 2, queueSize: 12 })
const heicQueue = createWorkQueue<RawPicture>({ concurrency: 1, queueSize: 1 })

/**
 * Re-encodes an uploaded picture as WebP, in upright orientation and without metadata. Throws
 * PictureProblem if the picture is not acceptable, QueueFull if too many pictures are waiting, in total
 * or of the owner, and PictureTimeout.
 */
export async function reencodePicture(
  key: string,
  { bytes, purpose, owner }: { bytes: Buffer; purpose: StoredPurpose; owner: string },
) {
  const kind = await checkedKind(bytes)
  return queue(key, async () => encode(await open(kind, key, bytes), purpose), { owner })
}

/**
 * The large file of a picture of the catalogue for imports, whose thousands of pictures must neither wait for those of
 * shoppers nor fill their queue. The smaller files are made when they are first requested.
 */
export async function encodeLarge(key: string, bytes: Buffer): Promise<LargePicture> {
  const kind = await checkedKind(bytes)
  return importQueue(key, async () => largeOf(await open(kind, key, bytes), 'catalogue', 2))
}

async function checkedKind(bytes: Buffer): Promise<PictureKind> {
  if (bytes.length === 0) throw new PictureProblem('EMPTY')
  if (bytes.length > MAX_PICTURE_BYTES) throw new PictureProblem('TOO_LARGE')
  const kind = await pictureKind(bytes)
  if (!kind) throw new PictureProblem('UNKNOWN')
  refuseCostly(kind, bytes)
  return kind
}

const open = (kind: PictureKind, key: string, bytes: Buffer) =>
  kind === 'heic' ? openHeic(key, bytes) : openPicture(bytes)

async function openPicture(bytes: Buffer): Promise<Sharp> {
  const {
    width,
    height,
    isProgressive,
    pages = 1,
    depth,
  } = await orDamaged(sharp(bytes, { limitInputPixels: false }).metadata())
  const isCostly = isProgressive || pages > 1 || depth !== 'uchar'
  if (width * height > (isCostly ? MAX_COSTLY_PIXELS : MAX_PIXELS))
    throw new PictureProblem('TOO_MANY_PIXELS')
  return sharp(bytes, DECODE_OPTIONS).autoOrient()
}

/** Refuses a file that costs seconds before a time limit is looked at. */
function refuseCostly(kind: PictureKind, bytes: Buffer): void {
  const isCostly =
    (kind === 'jpeg' && scansOf(bytes) > MAX_SCANS) ||
    (kind === 'png' && TEXT_CHUNKS.some((name) => countOf(name, bytes) > MAX_TEXTS)) ||
    (kind === 'webp' && countOf(FRAME_CHUNK, bytes) > MAX_FRAMES)
  if (isCostly) throw new PictureProblem('DAMAGED')
}

/** The decoder already applies the orientation. */
async function openHeic(key: string, bytes: Buffer): Promise<Sharp> {
  const decode = () => decodeHeic(bytes, MAX_COSTLY_PIXELS)
  const { data, width, height } = await heicQueue(key, decode)
  return sharp(data, { ...DECODE_OPTIONS, raw: { width, height, channels: 4 } })
}

async function encode(source: Sharp, purpose: StoredPurpose): Promise<EncodedPicture> {
  const picture = await largeOf(source, purpose, 3)
  const small = await reducePicture(picture.large, SMALL_PX)
  const between = []
  for (const width of purpose === 'catalogue' ? CATALOGUE_WIDTHS : [])
    between.push({ width, content: await reducePicture(picture.large, width) })
  return { ...picture, small, between }
}

/** `effort` is the time for the compression, 0 to 6: more makes smaller files. */
async function largeOf(
  source: Sharp,
  purpose: StoredPurpose,
  effort: number,
): Promise<LargePicture> {
  const side = MAX_SIDE_PX[purpose]
  const fit = purpose === 'avatar' ? 'cover' : 'inside'
  const { data: large, info } = await orDamaged(
    source
      .resize(side, side, { fit, withoutEnlargement: true })
      .timeout({ seconds: TIMEOUT_S })
      .webp({ quality: 82, effort })
      .toBuffer({ resolveWithObject: true }),
  )
  return { large, width: info.width, height: info.height }
}

/** A smaller file of a large one. */
export const reducePicture = (large: Buffer, px: number): Promise<Buffer> =>
  sharp(large)
    .resize(px, px, { fit: 'outside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 3 })
    .toBuffer()

async function orDamaged<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Error && /\btimeout\b/.test(error.message)) throw new PictureTimeout()
    throw new PictureProblem('DAMAGED')
  }
}
