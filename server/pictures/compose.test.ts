import path from 'node:path'
import sharp from 'sharp'
import { composePicture, composeSvg, spriteSize } from './compose'
import { openIconFile, type IconFile } from './icon-file'
import { parseRecipe, pictureHeight, pictureVariants, type Recipe } from './recipe'
import { rasteriseIcon, readSprite } from './sprite'

let file: IconFile

beforeAll(async () => {
  file = await openIconFile(path.resolve('node_modules/@iconify-json/fluent-emoji/icons.json'))
})

function recipeOf(text: string): Recipe {
  const recipe = parseRecipe(text, (name) => file.names.has(name))
  if (!recipe) throw new Error(`Not a recipe: ${text}`)
  return recipe
}

async function spritesOf(recipe: Recipe) {
  const size = spriteSize(recipe)
  return Promise.all(recipe.icons.map(async (name) => rasteriseIcon(await file.read(name), size)))
}

async function render(text: string) {
  const recipe = recipeOf(text)
  return composePicture(recipe, await spritesOf(recipe))
}

it('finds every icon of the package', () => {
  expect(file.names.size).toBe(3174)
  expect(file.names.has('laptop')).toBe(true)
  expect(file.names.has('constructor')).toBe(false)
})

it('reads the first, the last and an oddly sized icon', async () => {
  const names = [...file.names]
  for (const name of [names[0], names.at(-1), 'laptop']) {
    expect((await file.read(name ?? '')).body).toMatch(/^<g.*<\/g>$/s)
  }
  await expect(file.read('nothing')).rejects.toThrow(RangeError)
})

it.each([...pictureVariants])('renders a picture of the requested size as %s', async (variant) => {
  for (const size of [88, 480] as const) {
    const picture = await render(`mango.rose.${variant}/${size}.webp`)
    const { width, height, format, hasAlpha } = await sharp(picture).metadata()
    expect([width, height, format]).toEqual([size, pictureHeight(variant, size), 'webp'])
    expect(hasAlpha).toBe(variant === 'tile')
  }
})

it.each([
  ['avif', 'heif'],
  ['png', 'png'],
])('renders %s', async (format, reported) => {
  const meta = await sharp(await render(`mango.rose.1/320.${format}`)).metadata()
  expect([meta.width, meta.height, meta.format]).toEqual([320, 320, reported])
})

it('gives a tile a background with transparent surroundings', async () => {
  const { data, info } = await sharp(await render('mango.rose.tile/320.png'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3]
  expect(alphaAt(2, 2)).toBe(0)
  expect(alphaAt(160, 160)).toBe(255)
})

it('uses every id once and defines every id it uses', async () => {
  const recipe = recipeOf('laptop+mobile-phone+headphone.slate.banner/320.webp')
  const svg = await composeSvg(recipe, await spritesOf(recipe))
  const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const used = [...svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)].map(([, id]) => id)
  expect(new Set(defined).size).toBe(defined.length)
  expect(defined).toEqual(expect.arrayContaining([...new Set(used)]))
  expect(defined).toEqual(expect.arrayContaining(['icon0', 'icon1', 'icon2']))
})

it('separates two icons that use the same ids for different colours', async () => {
  const icon = (colour: string) => ({
    width: 32,
    height: 32,
    body: `<g><path fill="url(#a)" d="M2 2h28v28H2z"/><defs><linearGradient id="a"><stop stop-color="${colour}"/></linearGradient></defs></g>`,
  })
  const recipe = recipeOf('laptop+headphone.slate.banner/1200.png')
  const sprites = await Promise.all([
    rasteriseIcon(icon('#f00'), 384),
    rasteriseIcon(icon('#00f'), 384),
  ])
  const { data, info } = await sharp(await composePicture(recipe, sprites))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colourAt = (x: number, y: number) => {
    const at = (Math.round(y * 0.75) * info.width + Math.round(x * 0.75)) * info.channels
    return [...data.subarray(at, at + 3)]
  }
  expect(colourAt(1130, 500)).toEqual([255, 0, 0])
  expect(colourAt(800, 500)).toEqual([0, 0, 255])
})

it('crops an icon to its outline and reads the crop again', async () => {
  const body = '<g><path fill="#f00" d="M8 4h8v24H8z"/></g>'
  const sprite = await rasteriseIcon({ width: 32, height: 32, body }, 320)
  expect([sprite.width, sprite.height]).toEqual([80, 240])
  const again = await readSprite(sprite.png)
  expect(again).toEqual(sprite)
})

it('renders another palette with another background', async () => {
  const [rose, mint] = await Promise.all([
    render('mango.rose.1/320.webp'),
    render('mango.mint.1/320.webp'),
  ])
  expect(rose.equals(mint)).toBe(false)
})
