const widths = [88, 160, 320, 480, 640, 960, 1200]

/** `/api/pictures/<kinds>.<colour>.<variant>`, the URL of a generated picture. */
const generated = /^\/api\/pictures\/[a-z0-9+-]+\.[a-z-]+\.[a-z-]+$/

/** The background of product pictures, shown as a placeholder while the picture loads. */
const ground = '#f2efea'

/** An uploaded picture has a small and a large file. */
const uploaded = /^(\/api\/uploads\/[\w-]{32})\.webp$/

export type PictureSources = { src: string; srcSet?: string; ground?: string }

const narrowest = 320
const widestByShare = 820
const density = { least: 1.5, most: 3, onWideScreens: 2 }

/** The files that fit the `sizes` attribute of an image; its last part is for narrow windows. */
function widthsFor(sizes: string | undefined): number[] {
  const places = [...(sizes ?? '').matchAll(/([\d.]{1,12})(px|vw) ?(?:,|$)/g)].map(
    ([, number, unit]) => ({ number: Number(number), isShare: unit === 'vw' }),
  )
  const last = places.at(-1)
  if (!last) return widths
  const least = (last.isShare ? (last.number / 100) * narrowest : last.number) * density.least
  const most = places.map(({ number, isShare }) =>
    isShare ? (number / 100) * widestByShare * density.onWideScreens : number * density.most,
  )
  const from = covering(least)
  const to = covering(Math.max(...most))
  return widths.filter((width) => width >= from && width <= to)
}

const covering = (needed: number) => widths.find((width) => width >= needed) ?? 1200

/** The files of a picture, reduced to those that fit `sizes` if given. Other URLs are used as they are. */
export function pictureSources(address: string, sizes?: string): PictureSources {
  const upload = uploaded.exec(address)?.[1]
  if (upload) return { src: address, srcSet: `${upload}-320.webp 320w, ${address} 1600w` }
  if (!generated.test(address)) return { src: address }
  return {
    src: `${address}/640.webp`,
    srcSet: widthsFor(sizes)
      .map((width) => `${address}/${width}.webp ${width}w`)
      .join(', '),
    ground,
  }
}
