import sharp from 'sharp'
import type { Icon } from './icon-file'
import { iconSvg } from './icon-svg'

/**
 * A rasterised icon, cropped to its opaque bounds. The two shadows are alpha masks of `shadowBox`
 * by `shadowBox` pixels.
 */
export type Sprite = {
  png: Buffer
  width: number
  height: number
  cast: Buffer
  contact: Buffer
}

/** Size of a shadow mask and of the icon in its centre, in pixels. The margin leaves room for the blur. */
export const shadowBox = 192
export const shadowCore = 96

type Mask = { data: Buffer; width: number; height: number }

/** Rasterises an icon. `degrees` rotates it clockwise, to set icons that are drawn diagonally upright. */
export async function rasteriseIcon(icon: Icon, longestPx: number, degrees = 0): Promise<Sprite> {
  const image = sharp(Buffer.from(iconSvg(icon, longestPx, degrees)), { unlimited: true })
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const bounds = opaqueBounds(data, info.width, info.height)
  const raw = { width: info.width, height: info.height, channels: 4 as const }
  const cropped = await sharp(data, { raw }).extract(bounds).png({ compressionLevel: 2 }).toBuffer()
  return readSprite(cropped)
}

/** Creates a sprite from the PNG of an earlier `rasteriseIcon`. */
export async function readSprite(png: Buffer): Promise<Sprite> {
  const { width, height } = await sharp(png).metadata()
  const scale = shadowCore / Math.max(width, height)
  const { data, info } = await sharp(png)
    .resize(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)), {
      fit: 'fill',
    })
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const alpha = { data, width: info.width, height: info.height }
  const [cast, contact] = await Promise.all([blur(alpha, 6.5), blur(footprint(alpha), 2.6)])
  return { png, width, height, cast, contact }
}

function opaqueBounds(rgba: Buffer, width: number, height: number) {
  const minAlpha = 11
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((rgba[(y * width + x) * 4 + 3] ?? 0) < minAlpha) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  if (right < 0) throw new Error('The icon has no visible pixels')
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** The contact area with the floor: the lowest part of the outline as a thin band. */
function footprint({ data, width, height }: Mask): Mask {
  const maxDistance = Math.max(3, Math.round(shadowCore * 0.07))
  const thickness = 5
  const band = Buffer.alloc(width * thickness)
  for (let x = 0; x < width; x++) {
    let strongest = 0
    for (let y = Math.max(0, height - maxDistance); y < height; y++) {
      const nearness = 1 - (height - 1 - y) / maxDistance
      strongest = Math.max(strongest, (data[y * width + x] ?? 0) * nearness)
    }
    for (let y = 0; y < thickness; y++) band[y * width + x] = Math.round(strongest)
  }
  return { data: band, width, height: thickness }
}

/** The mask, centred in an empty shadow box and blurred. */
async function blur(mask: Mask, sigma: number): Promise<Buffer> {
  const box = Buffer.alloc(shadowBox * shadowBox)
  const left = Math.round((shadowBox - mask.width) / 2)
  const top = Math.round((shadowBox - mask.height) / 2)
  for (let y = 0; y < mask.height; y++) {
    mask.data.copy(box, (top + y) * shadowBox + left, y * mask.width, (y + 1) * mask.width)
  }
  return sharp(box, { raw: { width: shadowBox, height: shadowBox, channels: 1 } })
    .blur(sigma)
    .extractChannel(0)
    .raw()
    .toBuffer()
}
