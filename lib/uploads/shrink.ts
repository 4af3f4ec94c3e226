import { PICTURE_TYPES } from '@/contracts/upload-limits'

const LONGEST_PX = 2000
/** A picture of this size that is small enough already is sent unchanged. */
const SMALL_BYTES = 600_000
const QUALITY = 0.85

/**
 * A smaller picture, with orientation applied and metadata removed. Returns the file itself if this
 * browser cannot decode it (HEIC in most) or if the result would be larger. Other files are sent unchanged, because the
 * backend says why it refuses them.
 */
export async function shrink(file: File): Promise<Blob> {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    try {
      const scale = Math.min(1, LONGEST_PX / Math.max(picture.width, picture.height))
      if (scale === 1 && file.size <= SMALL_BYTES) return file
      const smaller = await redrawn(picture, scale)
      return smaller && smaller.size < file.size ? smaller : file
    } finally {
      picture.close()
    }
  } catch {
    return file
  }
}

function redrawn(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  // JPEG has no transparency: transparent pixels become white and not black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
