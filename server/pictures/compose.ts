import { sharp, type OverlayOptions } from './sharp'
import { mixed, paper, pictureColours, secondColour, type ColourName } from './colours'
import { recolour } from './recolour'
import { readView, rendersRevision } from './renders'
import { pictureHeight, viewOf, type ProductView, type Recipe } from './recipe'

/** Increment it when pictures would look different although the renders are the same. */
const DESIGN_REVISION = '2'

/** Part of the name of stored pictures and of ETags, so that neither outlives a change of the pictures. */
export const pictureRevision = () => `${DESIGN_REVISION} ${rendersRevision()}`

/** Renders and encodes a picture. */
export async function composePicture(recipe: Recipe): Promise<Buffer> {
  const { variant, size, format } = recipe
  const height = pictureHeight(variant, size)
  const background = backgroundOf(recipe)
  const image = sharp({ create: { width: size, height, channels: 4, background } })
  image.composite(await layersOf(recipe))
  if (variant !== 'tile') image.removeAlpha()
  if (format === 'png') return image.png({ compressionLevel: 9 }).toBuffer()
  if (format === 'avif') return image.avif({ quality: 55, effort: 2 }).toBuffer()
  // About 7 KB for 640 pixels. Quality 86 is half as much again.
  return image.webp({ quality: 76, effort: 4 }).toBuffer()
}

function backgroundOf({ variant, colour }: Recipe): string {
  if (variant === 'tile') return '#0000'
  return variant === 'logo' || variant === 'banner' ? paleShade(colour) : paper
}

/** For backgrounds. */
function paleShade(colour: ColourName): string {
  return mixed(pictureColours[colour], '#f6f3ee', 0.2)
}

async function layersOf({ kinds, colour, variant, size }: Recipe): Promise<OverlayOptions[]> {
  const [kind = ''] = kinds
  if (variant === 'banner') return bannerLayers(kinds, colour, size)
  if (variant === 'logo' || variant === 'tile') {
    const margin = Math.round(size * 0.06)
    const place = { left: margin, top: margin, size: size - 2 * margin }
    const product = await cutOut(kind, viewOf(variant), colour, place)
    return variant === 'tile' ? [disc(size, paleShade(colour)), product] : [product]
  }
  return [await layer(kind, variant, colour, { left: 0, top: 0, size })]
}

type Place = { left: number; top: number; size: number }

/** The first product is on the right, two smaller ones behind it. The left is reserved for text. */
async function bannerLayers(
  kinds: string[],
  colour: ColourName,
  width: number,
): Promise<OverlayOptions[]> {
  const height = pictureHeight('banner', width)
  const layers = await Promise.all(
    kinds.map((kind, index) => {
      const size = Math.round(height * (index === 0 ? 0.98 : 0.6))
      const middle = width * ([0.74, 0.58, 0.9][index] ?? 0.74)
      const left = Math.min(Math.round(middle - size / 2), width - size)
      return cutOut(kind, viewOf('banner'), colour, { left, top: height - size, size })
    }),
  )
  return layers.reverse()
}

/** A view in a colour, with its shadow, as a layer of a picture. Where `masks` are transparent, it is too. */
async function layer(
  kind: string,
  view: ProductView,
  colour: ColourName,
  { left, top, size }: Place,
  masks: Buffer[] = [],
): Promise<OverlayOptions> {
  const colours = [pictureColours[colour], secondColour(colour)]
  const { data, width, height } = await recolour(await readView(kind, view), colours)
  const resized = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize(size, size)
    .raw()
    .toBuffer()
  const raw = { width: size, height: size, channels: 4 as const }
  const input = await sharp(resized, { raw })
    .composite(masks.map((mask) => ({ input: mask, blend: 'dest-in' })))
    .raw()
    .toBuffer()
  return { input, raw, left, top }
}

/** A view whose shadow ends before its edges, so that these cannot be seen on another background. */
function cutOut(kind: string, view: ProductView, colour: ColourName, place: Place) {
  const masks = ['x2="1" y2="0"', 'x2="0" y2="1"'].map((line) => fadingEdges(place.size, line))
  return layer(kind, view, colour, place, masks)
}

function fadingEdges(size: number, line: string): Buffer {
  const stops = [
    [0, 0],
    [0.08, 1],
    [0.92, 1],
    [1, 0],
  ].map(([offset, opacity]) => `<stop offset="${offset}" stop-opacity="${opacity}"/>`)
  return svg(
    size,
    `<linearGradient id="edges" ${line}>${stops.join('')}</linearGradient><rect width="${size}" height="${size}" fill="url(#edges)"/>`,
  )
}

function disc(size: number, colour: string): OverlayOptions {
  const half = size / 2
  const input = svg(size, `<circle cx="${half}" cy="${half}" r="${half}" fill="${colour}"/>`)
  return { input, left: 0, top: 0 }
}

function svg(size: number, content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${content}</svg>`,
  )
}
