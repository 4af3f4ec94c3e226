import { colourNames, type ColourName } from './colours'

export const productViews = ['front', 'three-quarter', 'back', 'close-up'] as const
export const pictureVariants = [...productViews, 'logo', 'banner', 'tile'] as const
export const pictureSizes = [88, 160, 320, 480, 640, 960, 1200] as const
export const pictureFormats = ['webp', 'avif', 'png'] as const

export type ProductView = (typeof productViews)[number]
export type PictureVariant = (typeof pictureVariants)[number]
export type PictureSize = (typeof pictureSizes)[number]
export type PictureFormat = (typeof pictureFormats)[number]

/**
 * The content of a picture: rendered kinds of products in a colour. A banner shows one to three
 * kinds, every other variant exactly one.
 */
export type Picture = { kinds: string[]; colour: ColourName; variant: PictureVariant }

/** One rendition of a picture. `size` is its width in pixels. */
export type Recipe = Picture & { size: PictureSize; format: PictureFormat }

/** Whether the studio has rendered a view of a kind. */
export type IsRendered = (kind: string, view: ProductView) => boolean

export const picturePath = '/api/pictures/'

const kindName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const recipePattern =
  /^([a-z0-9+-]{1,200})\.([a-z-]{1,16})\.([a-z-]{1,16})\/([1-9][0-9]{1,3})\.([a-z]{3,4})$/

/**
 * Parses the path after `/api/pictures/`, for example `laptop.sand.front/320.webp`. Null unless the
 * path is exactly what `recipePath` generates, so that each rendition has one URL.
 */
export function parseRecipe(text: string, isRendered: IsRendered): Recipe | null {
  const match = recipePattern.exec(text)
  if (!match) return null
  const [, names = '', colourText, variantText, sizeText, formatText] = match
  const colour = colourNames.find((name) => name === colourText)
  const variant = pictureVariants.find((name) => name === variantText)
  const size = pictureSizes.find((width) => String(width) === sizeText)
  const format = pictureFormats.find((name) => name === formatText)
  if (!colour || !variant || !size || !format || !isOffered(size, format)) return null
  const kinds = names.split('+')
  if (!isValidKindList(kinds, variant)) return null
  if (!kinds.every((kind) => isRendered(kind, viewOf(variant)))) return null
  return { kinds, colour, variant, size, format }
}

/**
 * The URL of a picture without size and format, as in API responses. Throws if `parseRecipe` would
 * reject it.
 */
export function pictureUrl({ kinds, colour, variant }: Picture): string {
  if (!isValidKindList(kinds, variant))
    throw new RangeError(`Invalid picture: ${kinds.join('+')}.${variant}`)
  return `${picturePath}${kinds.join('+')}.${colour}.${variant}`
}

/** The path of a rendition after `/api/pictures/`. It is unique and also the cache key. */
export function recipePath(recipe: Recipe): string {
  const { kinds, colour, variant, size, format } = recipe
  return `${kinds.join('+')}.${colour}.${variant}/${size}.${format}`
}

export function pictureHeight(variant: PictureVariant, width: number): number {
  return variant === 'banner' ? Math.round((width * 7) / 16) : width
}

/** The view that a variant shows. */
export function viewOf(variant: PictureVariant): ProductView {
  if (variant === 'banner') return 'three-quarter'
  return variant === 'logo' || variant === 'tile' ? 'front' : variant
}

function isValidKindList(kinds: string[], variant: PictureVariant): boolean {
  const maxKinds = variant === 'banner' ? 3 : 1
  return kinds.length >= 1 && kinds.length <= maxKinds && kinds.every((name) => kindName.test(name))
}

/** PNG only for share pictures and app icons, because it is several times larger than the other formats. */
function isOffered(size: PictureSize, format: PictureFormat): boolean {
  return format !== 'png' || size === 320 || size === 1200
}
