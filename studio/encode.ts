import sharp, { type Sharp } from 'sharp'

/** Straight RGBA with the contact shadow in its alpha channel. */
export function encodeBeauty(png: Buffer): Promise<Buffer> {
  return sharp(png).webp({ quality: 86, alphaQuality: 90, effort: 5 }).toBuffer()
}

/**
 * Puts red (light), green (gloss) and blue (mask) of a packed image one below the other in a grey image.
 * Lossy WebP halves the resolution of colour but not of brightness, so the packed image would lose its edges.
 */
export async function stackPlanes(png: Buffer): Promise<Sharp> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const size = info.width * info.height
  const stack = Buffer.alloc(size * 3)
  for (let pixel = 0; pixel < size; pixel++) {
    for (let plane = 0; plane < 3; plane++) {
      stack[plane * size + pixel] = data[pixel * 3 + plane] ?? 0
    }
  }
  return sharp(stack, { raw: { width: info.width, height: info.height * 3, channels: 1 } })
}

export async function encodePart(png: Buffer): Promise<Buffer> {
  return (await stackPlanes(png)).webp({ quality: 90, effort: 5 }).toBuffer()
}
