import type { Icon } from './icon-file'

/**
 * In square units of the icon (32 by 32). Filters of smaller shapes are invisible but cost as much
 * as those of large ones.
 */
const minFilteredArea = 2.5
const FILTER = '<filter '
const FILTER_END = '</filter>'
const WIDTH = /\bwidth="([^"]+)"/
const HEIGHT = /\bheight="([^"]+)"/

export function iconSvg(icon: Icon, longestPx: number, degrees = 0): string {
  const scale = longestPx / Math.max(icon.width, icon.height)
  const width = Math.round(icon.width * scale)
  const height = Math.round(icon.height * scale)
  // The corners of a rotated icon may exceed its box, so the box has a margin.
  const margin = degrees === 0 ? 0 : Math.max(icon.width, icon.height) / 5
  const box = `${-margin} ${-margin} ${icon.width + margin * 2} ${icon.height + margin * 2}`
  const centre = `${icon.width / 2} ${icon.height / 2}`
  const body = simplifyFilters(icon.body)
  const rotated = degrees === 0 ? body : `<g transform="rotate(${degrees} ${centre})">${body}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${rotated}</svg>`
}

/**
 * Removes the filters of tiny shapes and, from the others, primitives without effect. This makes
 * rendering up to four times faster. It also improves the result, because the removed "hardAlpha"
 * primitive makes curved edges jagged.
 */
export function simplifyFilters(body: string): string {
  const removed: string[] = []
  const [before = '', ...filters] = body.split(FILTER)
  const simpler = filters.map((text) => {
    const [attributes, inner] = splitAt(text, '>')
    const [primitives, after] = splitAt(inner, FILTER_END)
    const area = numberIn(attributes, WIDTH) * numberIn(attributes, HEIGHT)
    if (area >= minFilteredArea)
      return `${FILTER}${attributes}>${simplifyPrimitives(primitives)}${FILTER_END}${after}`
    removed.push(/id="([^"]+)"/.exec(attributes)?.[1] ?? '')
    return after
  })
  return removed.reduce(
    (text, id) => text.replaceAll(` filter="url(#${id})"`, ''),
    [before, ...simpler].join(''),
  )
}

/** The text before and after the first delimiter. */
function splitAt(text: string, delimiter: string): [before: string, after: string] {
  const at = text.indexOf(delimiter)
  if (at === -1) throw new RangeError(`An icon has no ${delimiter}`)
  return [text.slice(0, at), text.slice(at + delimiter.length)]
}

const emptyBackground = /<feFlood flood-opacity="0" result="BackgroundImageFix"\/>/
const plainShape = /<feBlend in="SourceGraphic" in2="BackgroundImageFix" result="shape"\/>/
const hardAlpha = /<feColorMatrix in="SourceAlpha" result="hardAlpha"[^<>]*\/><feOffset/g

function simplifyPrimitives(primitives: string): string {
  const smooth = primitives
    .replaceAll(hardAlpha, '<feOffset in="SourceAlpha"')
    .replaceAll('in2="hardAlpha"', 'in2="SourceAlpha"')
  if (!plainShape.test(smooth)) return smooth
  return smooth
    .replace(emptyBackground, '')
    .replace(plainShape, '')
    .replaceAll('in2="shape"', 'in2="SourceGraphic"')
}

function numberIn(attributes: string, attribute: RegExp): number {
  return Number(attribute.exec(attributes)?.[1] ?? 32)
}
