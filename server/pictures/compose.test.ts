import sharp from 'sharp'
import { colourNames, mixed, pictureColours, secondColour } from './colours'
import { composePicture } from './compose'
import { isRendered } from './renders'
import { parseRecipe, pictureHeight, pictureVariants } from './recipe'

function render(text: string) {
  const recipe = parseRecipe(text, isRendered)
  if (!recipe) throw new Error(`Not a recipe: ${text}`)
  return composePicture(recipe)
}

async function pixelsOf(text: string) {
  const { data, info } = await sharp(await render(text))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => {
    const at =
      (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels
    return [...data.subarray(at, at + info.channels)]
  }
}

it('knows the kinds of the studio only', () => {
  expect(isRendered('mugs', 'front')).toBe(true)
  expect(isRendered('constructor', 'front')).toBe(false)
})

it.each([...pictureVariants])('renders a picture of the requested size as %s', async (variant) => {
  for (const size of [88, 480] as const) {
    const picture = await render(`mugs.terracotta.${variant}/${size}.webp`)
    const { width, height, format, hasAlpha } = await sharp(picture).metadata()
    expect([width, height, format]).toEqual([size, pictureHeight(variant, size), 'webp'])
    expect(hasAlpha).toBe(variant === 'tile')
  }
})

it.each([
  ['avif', 'heif'],
  ['png', 'png'],
])('renders %s', async (format, reported) => {
  const meta = await sharp(await render(`mugs.terracotta.front/320.${format}`)).metadata()
  expect([meta.width, meta.height, meta.format]).toEqual([320, 320, reported])
})

it('gives the product the colour, not the background', async () => {
  const [red, blue] = await Promise.all([
    pixelsOf('mugs.red.front/320.png'),
    pixelsOf('mugs.blue.front/320.png'),
  ])
  const [redMug, blueMug] = [red(0.4, 0.55), blue(0.4, 0.55)]
  expect(redMug[0]).toBeGreaterThan(2 * (redMug[2] ?? 0))
  expect(blueMug[2]).toBeGreaterThan(1.5 * (blueMug[0] ?? 0))
  expect(red(0.02, 0.02)).toEqual(blue(0.02, 0.02))
})

it('gives a tile a background with transparent surroundings', async () => {
  const at = await pixelsOf('mugs.terracotta.tile/320.png')
  expect(at(0.01, 0.01)[3]).toBe(0)
  expect(at(0.5, 0.5)[3]).toBe(255)
})

it('leaves the left of a banner to its text', async () => {
  const at = await pixelsOf('mugs+teapot+candle.sage.banner/1200.png')
  const corner = at(0.01, 0.05)
  for (const x of [0.1, 0.2, 0.3, 0.38])
    for (const y of [0.2, 0.5, 0.8]) expect(at(x, y)).toEqual(corner)
  expect(at(0.7, 0.6)).not.toEqual(corner)
})

it('mixes colours, and gives the second part of a product another shade', () => {
  expect(mixed('#ff0000', '#0000ff', 0.5)).toBe('#800080')
  for (const name of colourNames) expect(secondColour(name)).not.toBe(pictureColours[name])
})
