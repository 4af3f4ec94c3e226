const LONGEST_PX = 2000
/** A picture of this size that is small enough already is sent as it is. */
const SMALL_BYTES = 600_000
const QUALITY = 0.85

/** Those that lose nothing as a JPEG; any other is sent as it is and judged by the backend. */
const SHRUNK_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif']

/**
 * A smaller picture to send, upright and without what the camera wrote into it. Gives the file itself
 * when this browser cannot read it (HEIC in most) or would only make it larger.
 */
export async function shrink(file: File): Promise<Blob> {
  if (!SHRUNK_TYPES.includes(file.type)) return file
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
  // A JPEG has no transparency: what is clear becomes paper and not black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
