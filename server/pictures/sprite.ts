import sharp from 'sharp'
import type { Icon } from './icon-file'
import { iconSvg } from './icon-svg'

/** An icon drawn once, cut to its outline. The two shadows are alpha masks with a margin, `shadowBox` wide and high. */
export type Sprite = {
  png: Buffer
  width: number
  height: number
  cast: Buffer
  contact: Buffer
}

/** The icon fills the middle half of a shadow mask, its longer side `shadowCore`, so that the blur has room. */
export const shadowBox = 192
export const shadowCore = 96

type Mask = { data: Buffer; width: number; height: number }

/** `turn` in degrees, clockwise, brings an icon that is drawn aslant into the pose in which the thing stands. */
export async function drawSprite(icon: Icon, longestPx: number, turn = 0): Promise<Sprite> {
  const drawing = sharp(Buffer.from(iconSvg(icon, longestPx, turn)), { unlimited: true })
  const { data, info } = await drawing.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const outline = outlineOf(data, info.width, info.height)
  const raw = { width: info.width, height: info.height, channels: 4 as const }
  const cut = await sharp(data, { raw }).extract(outline).png({ compressionLevel: 2 }).toBuffer()
  return readSprite(cut)
}

/** Makes a sprite of a picture that `drawSprite` has cut before. */
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
  const [cast, contact] = await Promise.all([blurred(alpha, 6.5), blurred(footprint(alpha), 2.6)])
  return { png, width, height, cast, contact }
}

function outlineOf(rgba: Buffer, width: number, height: number) {
  const faintest = 10
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((rgba[(y * width + x) * 4 + 3] ?? 0) <= faintest) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  if (right < 0) throw new Error('The icon is empty')
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** Where the thing touches the floor: the lowest part of its outline as a thin band. */
function footprint({ data, width, height }: Mask): Mask {
  const reach = Math.max(3, Math.round(shadowCore * 0.07))
  const thickness = 5
  const band = Buffer.alloc(width * thickness)
  for (let x = 0; x < width; x++) {
    let strongest = 0
    for (let y = Math.max(0, height - reach); y < height; y++) {
      const nearness = 1 - (height - 1 - y) / reach
      strongest = Math.max(strongest, (data[y * width + x] ?? 0) * nearness)
    }
    for (let y = 0; y < thickness; y++) band[y * width + x] = Math.round(strongest)
  }
  return { data: band, width, height: thickness }
}

/** The mask in the middle of an empty shadow box, made soft. */
async function blurred(mask: Mask, sigma: number): Promise<Buffer> {
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
