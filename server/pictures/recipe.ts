export const paletteNames = [
  'sand',
  'clay',
  'rose',
  'peach',
  'butter',
  'sage',
  'mint',
  'teal',
  'sky',
  'slate',
  'lilac',
  'plum',
] as const
export const pictureVariants = ['1', '2', '3', '4', '5', '6', 'logo', 'banner', 'tile'] as const
export const pictureSizes = [88, 160, 320, 480, 640, 960, 1200] as const
export const pictureFormats = ['webp', 'avif', 'png'] as const

export type PaletteName = (typeof paletteNames)[number]
export type PictureVariant = (typeof pictureVariants)[number]
export type PictureSize = (typeof pictureSizes)[number]
export type PictureFormat = (typeof pictureFormats)[number]

/** The content of a picture. A banner has one to three icons, every other variant exactly one. */
export type Picture = { icons: string[]; palette: PaletteName; variant: PictureVariant }

/** One rendition of a picture. `size` is its width in pixels. */
export type Recipe = Picture & { size: PictureSize; format: PictureFormat }

export const picturePath = '/api/pictures/'

const iconName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const recipePattern =
  /^([a-z0-9+-]{1,200})\.([a-z]{1,10})\.([a-z0-9]{1,10})\/([1-9][0-9]{1,3})\.([a-z]{3,4})$/

/**
 * Parses the path after `/api/pictures/`, for example `laptop.sand.1/320.webp`. Null unless the
 * path is exactly what `recipePath` generates, so that each rendition has one URL.
 */
export function parseRecipe(text: string, isIcon: (name: string) => boolean): Recipe | null {
  const match = recipePattern.exec(text)
  if (!match) return null
  const [, names = '', paletteText, variantText, sizeText, formatText] = match
  const palette = paletteNames.find((name) => name === paletteText)
  const variant = pictureVariants.find((name) => name === variantText)
  const size = pictureSizes.find((width) => String(width) === sizeText)
  const format = pictureFormats.find((name) => name === formatText)
  if (!palette || !variant || !size || !format || !isOffered(size, format)) return null
  const icons = names.split('+')
  if (!isValidIconList(icons, variant)) return null
  if (!icons.every(isIcon)) return null
  return { icons, palette, variant, size, format }
}

/**
 * The URL of a picture without size and format, as in API responses. Throws if `parseRecipe` would
 * reject it.
 */
export function pictureUrl({ icons, palette, variant }: Picture): string {
  if (!isValidIconList(icons, variant))
    throw new RangeError(`Invalid picture: ${icons.join('+')}.${variant}`)
  return `${picturePath}${icons.join('+')}.${palette}.${variant}`
}

/** The path of a rendition after `/api/pictures/`. It is unique and also the cache key. */
export function recipePath(recipe: Recipe): string {
  const { icons, palette, variant, size, format } = recipe
  return `${icons.join('+')}.${palette}.${variant}/${size}.${format}`
}

export function pictureHeight(variant: PictureVariant, width: number): number {
  return variant === 'banner' ? Math.round((width * 7) / 16) : width
}

function isValidIconList(icons: string[], variant: PictureVariant): boolean {
  const maxIcons = variant === 'banner' ? 3 : 1
  return icons.length >= 1 && icons.length <= maxIcons && icons.every((name) => iconName.test(name))
}

/** PNG only for share pictures and app icons, because it is several times larger than the other formats. */
function isOffered(size: PictureSize, format: PictureFormat): boolean {
  return format !== 'png' || size === 320 || size === 1200
}
