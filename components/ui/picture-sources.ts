const widths = [88, 160, 320, 480, 640, 960, 1200]

/** `/api/pictures/<kinds>.<colour>.<variant>`, the URL of a generated picture. */
const generated = /^\/api\/pictures\/[a-z0-9+-]+\.[a-z-]+\.[a-z-]+$/

/** The background of product pictures, shown as a placeholder while the picture loads. */
const ground = '#f2efea'

/** An uploaded picture has a small and a large file; one of the catalogue has two more. */
const uploaded = /^(\/api\/uploads\/(?:(catalogue-)[\w-]{22}|[\w-]{32}))\.webp$/
const uploadWidths = { large: 1600, shopper: [320, 1600], catalogue: [320, 640, 960, 1600] }

export type PictureSources = { src: string; srcSet?: string; ground?: string }

const narrowest = 320
const widestByShare = 820
const density = { least: 1.5, most: 3, onWideScreens: 2 }

/** The files that fit the `sizes` attribute of an image; its last part is for narrow windows. */
function widthsFor(sizes: string | undefined, widths: number[]): number[] {
  const places = [...(sizes ?? '').matchAll(/([\d.]{1,12})(px|vw) ?(?:,|$)/g)].map(
    ([, number, unit]) => ({ number: Number(number), isShare: unit === 'vw' }),
  )
  const last = places.at(-1)
  if (!last) return widths
  const least = (last.isShare ? (last.number / 100) * narrowest : last.number) * density.least
  const most = places.map(({ number, isShare }) =>
    isShare ? (number / 100) * widestByShare * density.onWideScreens : number * density.most,
  )
  const covering = (needed: number) => widths.find((width) => width >= needed) ?? widths.at(-1)!
  const from = covering(least)
  const to = covering(Math.max(...most))
  return widths.filter((width) => width >= from && width <= to)
}

/** The files of a picture, reduced to those that fit `sizes` if given. Other URLs are used as they are. */
export function pictureSources(address: string, sizes?: string): PictureSources {
  const [, upload, isOfCatalogue] = uploaded.exec(address) ?? []
  if (upload) return { src: address, srcSet: uploadSources(upload, isOfCatalogue, sizes) }
  if (!generated.test(address)) return { src: address }
  return {
    src: `${address}/640.webp`,
    srcSet: widthsFor(sizes, widths)
      .map((width) => `${address}/${width}.webp ${width}w`)
      .join(', '),
    ground,
  }
}

function uploadSources(upload: string, isOfCatalogue: string | undefined, sizes?: string): string {
  const { large, shopper, catalogue } = uploadWidths
  const offered = isOfCatalogue ? widthsFor(sizes, catalogue) : shopper
  return offered
    .map((width) => `${upload}${width === large ? '' : `-${width}`}.webp ${width}w`)
    .join(', ')
}
