import sharp from 'sharp'
import { paletteOf } from './palettes'
import { pictureHeight, type PictureVariant, type Recipe } from './recipe'
import type { Actor } from './scenes/actor'
import { banner, logo, tile } from './scenes/brands'
import { paints } from './scenes/ground'
import {
  closeUp,
  flatLay,
  hero,
  onPodium,
  pair,
  tilted,
  type ProductStage,
} from './scenes/products'
import { shadowBox, type Sprite } from './sprite'

/** Raised whenever a picture would look different, so that stored pictures and ETags of before are not used. */
export const designRevision = '1'

type Stage = ProductStage & { actors: Actor[] }

const scenes: Record<PictureVariant, (stage: Stage) => string> = {
  '1': hero,
  '2': tilted,
  '3': closeUp,
  '4': pair,
  '5': onPodium,
  '6': flatLay,
  logo: ({ actor }) => logo(actor),
  tile: ({ actor }) => tile(actor),
  banner: ({ actors }) => banner(actors),
}

/** The longer side at which an icon is drawn. Two steps, so that one drawing serves several sizes. */
export function spriteSize({ size, variant }: Pick<Recipe, 'size' | 'variant'>): 384 | 960 {
  const share = variant === 'banner' ? 0.3 : variant === '3' ? 1.2 : 0.72
  return size * share <= 384 ? 384 : 960
}

/** The picture as encoded bytes. `sprites` are its icons, in order, drawn at `spriteSize`. */
export async function composePicture(recipe: Recipe, sprites: Sprite[]): Promise<Buffer> {
  const svg = await composeSvg(recipe, sprites)
  const drawing = sharp(Buffer.from(svg), { unlimited: true })
  const sized = drawing.resize(recipe.size, pictureHeight(recipe.variant, recipe.size))
  const flat = recipe.variant === 'tile' ? sized : sized.removeAlpha()
  if (recipe.format === 'png') return flat.png({ compressionLevel: 9 }).toBuffer()
  // Below these qualities the soft grounds show bands; files are only a few kilobytes all the same.
  if (recipe.format === 'avif') return flat.avif({ quality: 50, effort: 1 }).toBuffer()
  return flat.webp({ quality: 86, effort: 2 }).toBuffer()
}

/** The whole scene as one SVG. Icons come as images, so their own ids never meet those of the scene. */
export async function composeSvg(recipe: Recipe, sprites: Sprite[]): Promise<string> {
  const palette = paletteOf(recipe.palette)
  const actors = sprites.map(({ width, height }, index) => ({ index, width, height }))
  const actor = actors[0]
  if (!actor) throw new RangeError('A picture needs an icon')
  const images = await Promise.all(
    sprites.map((sprite, index) => spriteImages(sprite, index, palette.shadow)),
  )
  // Drawn at twice a small size and scaled down, because the SVG renderer scales images less cleanly than sharp.
  const width = Math.max(recipe.size, 320)
  const height = pictureHeight(recipe.variant, width)
  const box = recipe.variant === 'banner' ? '0 0 1600 700' : '0 0 1000 1000'
  const scene = scenes[recipe.variant]({
    actors,
    actor,
    taste: tasteOf(recipe.icons),
    shadow: palette.shadow,
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}"><defs>${paints(palette)}${images.join('')}</defs>${scene}</svg>`
}

async function spriteImages(sprite: Sprite, index: number, shadow: string): Promise<string> {
  const [cast, contact] = await Promise.all([
    tinted(sprite.cast, shadow),
    tinted(sprite.contact, shadow),
  ])
  return [
    imageTag(`icon${index}`, sprite.png, sprite.width, sprite.height),
    imageTag(`cast${index}`, cast, shadowBox, shadowBox),
    imageTag(`contact${index}`, contact, shadowBox, shadowBox),
  ].join('')
}

function imageTag(id: string, png: Buffer, width: number, height: number): string {
  return `<image id="${id}" width="${width}" height="${height}" preserveAspectRatio="none" href="data:image/png;base64,${png.toString('base64')}"/>`
}

async function tinted(mask: Buffer, colour: string): Promise<Buffer> {
  const rgba = Buffer.alloc(mask.length * 4)
  const rgb = Number.parseInt(colour.slice(1), 16)
  mask.forEach((alpha, index) => rgba.writeUInt32BE(rgb * 256 + alpha, index * 4))
  const raw = { width: shadowBox, height: shadowBox, channels: 4 as const }
  return sharp(rgba, { raw }).png({ compressionLevel: 1 }).toBuffer()
}

/** The same icon always gets the same taste, so a product's gallery keeps its style in every palette. */
function tasteOf(icons: string[]): number {
  return [...icons.join('+')].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
}
