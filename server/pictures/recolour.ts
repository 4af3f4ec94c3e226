import sharp from 'sharp'

/** The files of one rendered view. Each coloured part has its own image of light, gloss and mask. */
export type RenderedView = { beauty: Buffer; parts: Buffer[] }

export type Pixels = { data: Buffer; width: number; height: number }

/** The linear base colour of coloured parts in the beauty image; NEUTRAL in studio/materials.py. */
const neutral = 0.72

/** Diffuse light is stored divided by this value; LIGHT_RANGE in studio/scene.py. */
const lightRange = 1.5

/** From this coverage on, a pixel shows nothing but coloured parts, apart from compression noise. */
const fullCoverage = 0.97

/**
 * Gives each coloured part of a rendered view a colour (`#rrggbb`), in the order of `parts`. A part without a
 * colour stays neutral. The result is straight RGBA in sRGB, with the shadow in its alpha channel.
 */
export async function recolour(view: RenderedView, colours: string[]): Promise<Pixels> {
  const beauty = await readPixels(view.beauty)
  const parts = await Promise.all(view.parts.slice(0, colours.length).map(readPixels))
  const albedos = colours.map(albedoOf)
  for (const { width, height } of parts) {
    if (width !== beauty.width || height !== beauty.height) {
      throw new RangeError('The images of a view must have the same size')
    }
  }
  const data = Buffer.from(beauty.data)
  for (let at = 0; at < data.length; at += 4) recolourPixel(data, at, parts, albedos)
  return { ...beauty, data }
}

/**
 * Works on premultiplied linear light: the neutral contribution of each part is replaced by
 * light × colour + gloss. Where parts cover the pixel fully, nothing of the beauty image is kept, because
 * the difference of two compressed images would be visible on black.
 */
function recolourPixel(data: Buffer, at: number, parts: Pixels[], albedos: Rgb[]): void {
  const alpha = (data[at + 3] ?? 0) / 255
  const coverage = parts.reduce((sum, part) => sum + decoded(part.data[at + 2]), 0)
  if (alpha === 0 || coverage < 0.002) return
  const isFull = coverage >= fullCoverage * alpha
  for (let channel = 0; channel < 3; channel++) {
    let before = 0
    let after = 0
    parts.forEach((part, index) => {
      const light = decoded(part.data[at]) * lightRange
      const gloss = decoded(part.data[at + 1])
      before += light * neutral + gloss
      after += light * (albedos[index]?.[channel] ?? neutral) + gloss
    })
    const others = isFull ? 0 : Math.max(0, decoded(data[at + channel]) * alpha - before)
    data[at + channel] = encoded((others + after) / alpha)
  }
}

type Rgb = [number, number, number]

function albedoOf(colour: string): Rgb {
  if (!/^#[\da-f]{6}$/i.test(colour)) throw new RangeError(`Not a #rrggbb colour: ${colour}`)
  const value = Number.parseInt(colour.slice(1), 16)
  return [decoded(value >> 16), decoded((value >> 8) & 255), decoded(value & 255)]
}

async function readPixels(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** IEC 61966-2-1, as a table of the 256 values that occur. */
const linearValues = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

function decoded(value = 0): number {
  return linearValues[value] ?? 0
}

function encoded(linear: number): number {
  const clipped = Math.min(Math.max(linear, 0), 1)
  const part = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055
  return Math.round(part * 255)
}
