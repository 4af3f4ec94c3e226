import { sharp } from './sharp'

/**
 * The files of one rendered view (studio/README.md). Each coloured part is a grey image three times as high
 * as the beauty image: diffuse light, gloss and mask, one below the other.
 */
export type RenderedView = { beauty: Buffer; parts: Buffer[] }

/** Straight RGBA in sRGB. */
export type Pixels = { data: Buffer; width: number; height: number }

/** The linear base colour of coloured parts in the beauty image; NEUTRAL in studio/materials.py. */
const neutral = 0.72

/** Diffuse light is stored divided by this value; LIGHT_RANGE in studio/scene.py. */
const lightRange = 1.5

/** From this share of a pixel's alpha on, coloured parts cover it, apart from compression noise. */
const fullCoverage = 0.97

/**
 * Gives each coloured part of a rendered view a colour (`#rrggbb`), in the order of `parts`. A part without a
 * colour stays neutral. The shadow on the ground is part of the alpha channel.
 */
export async function recolour(view: RenderedView, colours: string[]): Promise<Pixels> {
  const { data: beauty, info } = await sharp(view.beauty)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const chosen = view.parts.slice(0, colours.length)
  const planes = await Promise.all(chosen.map((part) => readPlanes(part, width, height)))
  const albedos = colours.map(albedoOf)
  const data = Buffer.from(beauty)
  const size = width * height
  for (let pixel = 0; pixel < size; pixel++) recolourPixel(data, pixel, size, planes, albedos)
  return { data, width, height }
}

/**
 * Works on premultiplied linear light: the neutral contribution of each part is replaced by
 * light × colour + gloss. Where parts cover a pixel, nothing of the beauty image is kept, because the
 * difference of two compressed images would be visible on black.
 *
 * Runs for each of 400,000 pixels on the server's main thread, so it has no closures and reads powers from a table.
 */
function recolourPixel(
  data: Buffer,
  pixel: number,
  size: number,
  planes: Buffer[],
  albedos: Rgb[],
): void {
  const at = pixel * 4
  if (data[at + 3] === 0) return
  const alpha = data[at + 3]! / 255
  let coverage = 0
  let before = 0
  for (let part = 0; part < planes.length; part++) {
    const plane = planes[part]!
    coverage += decoded(plane[pixel + 2 * size])
    before += lightAt(plane, pixel) * neutral + decoded(plane[pixel + size])
  }
  if (coverage < 0.002) return
  const isCovered = coverage >= fullCoverage * alpha
  for (let channel = 0; channel < 3; channel++) {
    let after = 0
    for (let part = 0; part < planes.length; part++) {
      const plane = planes[part]!
      const albedo = albedos[part]?.[channel] ?? neutral
      after += lightAt(plane, pixel) * albedo + decoded(plane[pixel + size])
    }
    const others = isCovered ? 0 : Math.max(0, decoded(data[at + channel]) * alpha - before)
    data[at + channel] = encoded((others + after) / alpha)
  }
}

const lightAt = (plane: Buffer, pixel: number) => decoded(plane[pixel]) * lightRange

type Rgb = [number, number, number]

function albedoOf(colour: string): Rgb {
  if (!/^#[\da-f]{6}$/i.test(colour)) throw new RangeError(`Not a #rrggbb colour: ${colour}`)
  const value = Number.parseInt(colour.slice(1), 16)
  return [decoded(value >> 16), decoded((value >> 8) & 255), decoded(value & 255)]
}

async function readPlanes(part: Buffer, width: number, height: number): Promise<Buffer> {
  const { data, info } = await sharp(part)
    .toColourspace('srgb')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (info.width !== width || info.height !== height * 3) {
    throw new RangeError('A coloured part must be as wide as its view and three times as high')
  }
  return data
}

/** IEC 61966-2-1, as a table of the 256 values that occur. */
const linearValues = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

function decoded(value = 0): number {
  return linearValues[value]!
}

const ENCODED_STEPS = 2 ** 16

/** The inverse for equal steps of linear light, at least 19 for each value. */
const encodedValues = Uint8Array.from({ length: ENCODED_STEPS + 1 }, (_, step) => {
  const linear = step / ENCODED_STEPS
  const part = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(part * 255)
})

function encoded(linear: number): number {
  return encodedValues[Math.round(Math.min(Math.max(linear, 0), 1) * ENCODED_STEPS)]!
}
