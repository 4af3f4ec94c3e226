import sharp from 'sharp'
import { paletteOf } from './palettes'
import { pictureHeight, type PictureVariant, type Recipe } from './recipe'
import type { SpriteRef } from './scenes/placement'
import { banner, logo, tile } from './scenes/brands'
import { gradients } from './scenes/backgrounds'
import {
  closeUp,
  flatLay,
  hero,
  onPodium,
  pair,
  tilted,
  type ProductSceneInput,
} from './scenes/products'
import { shadowBox, type Sprite } from './sprite'

/** Increment it when pictures would look different. It invalidates stored pictures and ETags. */
export const designRevision = '1'

type SceneInput = ProductSceneInput & { sprites: SpriteRef[] }

const scenes: Record<PictureVariant, (input: SceneInput) => string> = {
  '1': hero,
  '2': tilted,
  '3': closeUp,
  '4': pair,
  '5': onPodium,
  '6': flatLay,
  logo: ({ sprite }) => logo(sprite),
  tile: ({ sprite }) => tile(sprite),
  banner: ({ sprites }) => banner(sprites),
}

/**
 * The longer side, in pixels, at which an icon is rasterised. Only two sizes, so that several
 * picture sizes share a sprite.
 */
export function spriteSize({ size, variant }: Pick<Recipe, 'size' | 'variant'>): 384 | 960 {
  const iconShare = variant === 'banner' ? 0.3 : variant === '3' ? 1.2 : 0.72
  return size * iconShare <= 384 ? 384 : 960
}

/** Renders and encodes a picture. `sprites` are its icons, in order, rasterised at `spriteSize`. */
export async function composePicture(recipe: Recipe, sprites: Sprite[]): Promise<Buffer> {
  const svg = await composeSvg(recipe, sprites)
  const image = sharp(Buffer.from(svg), { unlimited: true })
  const sized = image.resize(recipe.size, pictureHeight(recipe.variant, recipe.size))
  const flat = recipe.variant === 'tile' ? sized : sized.removeAlpha()
  if (recipe.format === 'png') return flat.png({ compressionLevel: 9 }).toBuffer()
  // Lower qualities cause visible banding in the background gradients and would save only a few kilobytes.
  if (recipe.format === 'avif') return flat.avif({ quality: 50, effort: 1 }).toBuffer()
  return flat.webp({ quality: 86, effort: 2 }).toBuffer()
}

/**
 * The scene as one SVG. Icons are embedded as images, so that their ids cannot collide with those
 * of the scene.
 */
export async function composeSvg(recipe: Recipe, sprites: Sprite[]): Promise<string> {
  const palette = paletteOf(recipe.palette)
  const placed = sprites.map(({ width, height }, index) => ({ index, width, height }))
  const sprite = placed[0]
  if (!sprite) throw new RangeError('A picture requires an icon')
  const images = await Promise.all(
    sprites.map((sprite, index) => spriteImages(sprite, index, palette.shadow)),
  )
  // Small sizes are rendered at 320 px and scaled down, because sharp resamples better than the SVG
  // renderer.
  const width = Math.max(recipe.size, 320)
  const height = pictureHeight(recipe.variant, width)
  const box = recipe.variant === 'banner' ? '0 0 1600 700' : '0 0 1000 1000'
  const scene = scenes[recipe.variant]({
    sprites: placed,
    sprite,
    seed: seedOf(recipe.icons),
    shadow: palette.shadow,
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}"><defs>${gradients(palette)}${images.join('')}</defs>${scene}</svg>`
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

/** A hash of the icons, so that a product's gallery has the same style in every palette. */
function seedOf(icons: string[]): number {
  return [...icons.join('+')].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
}
