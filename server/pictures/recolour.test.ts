import sharp from 'sharp'
import { recolour } from './recolour'

/** What the studio stores for a linear value. */
function srgb(linear: number): number {
  const part = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(Math.max(part, 0), 1) * 255)
}

type Pixel = { light?: number; gloss?: number; mask?: number; others?: number; alpha?: number }

const neutral = 0.72
const lightRange = 1.5

/** A view of one row. `light` and `gloss` are premultiplied by the mask, `others` by its own coverage. */
async function viewOf(pixels: Pixel[]) {
  const width = pixels.length
  const beauty = Buffer.from(
    pixels.flatMap(({ light = 0, gloss = 0, others = 0, alpha = 1 }) => {
      const value = srgb((light * neutral + gloss + others) / (alpha || 1))
      return [value, value, value, Math.round(alpha * 255)]
    }),
  )
  const planes = Buffer.from([
    ...pixels.map(({ light = 0 }) => srgb(light / lightRange)),
    ...pixels.map(({ gloss = 0 }) => srgb(gloss)),
    ...pixels.map(({ mask = 0 }) => srgb(mask)),
  ])
  return {
    beauty: await png(beauty, width, 1, 4),
    parts: [await png(planes, width, 3, 1)],
  }
}

function png(data: Buffer, width: number, height: number, channels: 1 | 4) {
  return sharp(data, { raw: { width, height, channels } }).png().toBuffer()
}

async function colourOf(pixel: Pixel, colour: string): Promise<number[]> {
  const { data } = await recolour(await viewOf([pixel]), [colour])
  return [...data]
}

/** The largest difference of a channel. */
function difference(actual: number[], expected: number[]): number {
  return Math.max(...expected.map((value, index) => Math.abs(value - (actual[index] ?? NaN))))
}

it.each([
  ['beige', '#d9c3a0'],
  ['terracotta', '#b5573a'],
  ['burgundy', '#6d1f2f'],
  ['black', '#1b1b1d'],
  ['white', '#f6f4ef'],
  ['navy', '#1f2a48'],
  ['sage', '#9aa78b'],
])('shows %s exactly under light of 1 without gloss', async (_, colour) => {
  const rgb = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const shown = await colourOf({ light: 1, mask: 1 }, colour)
  expect(difference(shown, [...rgb, 255])).toBeLessThanOrEqual(1)
})

it('multiplies light in linear space, not in sRGB', async () => {
  // Half the light on a linear 0.5 grey (#bcbcbc) is linear 0.25, which is #898989.
  const shown = await colourOf({ light: 0.5, mask: 1 }, '#bcbcbc')
  expect(difference(shown, [137, 137, 137, 255])).toBeLessThanOrEqual(1)
})

it('adds the same gloss to every colour', async () => {
  const shown = await colourOf({ light: 1, gloss: 0.25, mask: 1 }, '#000000')
  expect(difference(shown, [137, 137, 137, 255])).toBeLessThanOrEqual(1)
})

it('keeps light above 1', async () => {
  const shown = await colourOf({ light: 1.4, mask: 1 }, '#bcbcbc')
  expect(difference(shown, [srgb(0.7), srgb(0.7), srgb(0.7), 255])).toBeLessThanOrEqual(1)
})

it('leaves other parts and the shadow as they are', async () => {
  expect(await colourOf({ others: 0.4 }, '#b5573a')).toEqual([170, 170, 170, 255])
  expect(await colourOf({ others: 0, alpha: 0.4 }, '#b5573a')).toEqual([0, 0, 0, 102])
})

it('replaces only the covered share of a pixel on an inner edge', async () => {
  const [red = 0] = await colourOf({ light: 0.5, mask: 0.5, others: 0.2 }, '#000000')
  expect(Math.abs(red - srgb(0.2))).toBeLessThanOrEqual(3)
})

it('shows no neutral fringe on an outer edge', async () => {
  const shown = await colourOf({ light: 0.5, mask: 0.5, alpha: 0.5 }, '#b5573a')
  expect(difference(shown, [181, 87, 58, 128])).toBeLessThanOrEqual(3)
})

it('leaves a part without a colour neutral', async () => {
  const view = await viewOf([{ light: 0.9, mask: 1 }])
  const { data } = await recolour(view, [])
  expect([...data]).toEqual([...(await sharp(view.beauty).raw().toBuffer())])
})

it('refuses colours and image sizes that do not fit', async () => {
  const view = await viewOf([{ light: 1, mask: 1 }])
  await expect(recolour(view, ['red'])).rejects.toThrow(RangeError)
  const other = await viewOf([{}, {}])
  await expect(recolour({ ...view, parts: other.parts }, ['#ffffff'])).rejects.toThrow(RangeError)
})
