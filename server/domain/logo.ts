// Plain Node runs this file for web/, so it cannot use the alias.
// oxlint-disable-next-line import/no-relative-parent-imports
import type { LogoNode } from '../../contracts/brand.ts'

/** Shapes and colours only: the logo becomes part of every page, so it must not contain scripts or load files. */
const ELEMENTS = new Set(
  'svg g defs title path circle ellipse rect line polyline polygon linearGradient radialGradient stop clipPath'.split(
    ' ',
  ),
)
const ATTRIBUTES = new Set(
  'xmlns viewBox id d cx cy r rx ry x y x1 x2 y1 y2 fx fy width height points transform fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-opacity opacity offset stop-color stop-opacity gradientUnits gradientTransform clip-path clip-rule clipPathUnits'.split(
    ' ',
  ),
)
const VALUE = /^[^"'<>&]*$/
/** Parts without a drawing, from their first to their last characters. */
const SKIPPED = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<title>', '</title>'],
] as const
const TAG = /^<(\/?)([a-zA-Z]+)((?: +[a-zA-Z0-9:-]+="[^"]*")*) *(\/?)>/

/** Parses an SVG file. Throws with the first element or attribute that a logo cannot have. */
export function parseLogo(text: string): LogoNode {
  let rest = text.replace(/\s/g, ' ').trim()
  const root: LogoNode = { name: '', attributes: {}, children: [] }
  const open = [root]
  while (rest !== '') {
    const after = afterSkipped(rest)
    if (after !== undefined) {
      rest = after
      continue
    }
    const found = TAG.exec(rest)
    if (!found) throw new Error(`is not an SVG drawing at “${rest.slice(0, 40)}”`)
    const [whole, isEnd, name = '', attributes = '', isEmpty] = found
    rest = rest.slice(whole.length).trimStart()
    if (isEnd) {
      if (open.length === 1 || open.pop()?.name !== name) throw new Error(`has a wrong </${name}>`)
      continue
    }
    const node = { name, attributes: attributesOf(name, attributes), children: [] }
    open.at(-1)!.children.push(node)
    if (!isEmpty) open.push(node)
  }
  const [svg] = root.children
  if (open.length > 1 || root.children.length !== 1 || svg?.name !== 'svg')
    throw new Error('must be one <svg> element')
  if (!/^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/.test(svg.attributes.viewBox ?? ''))
    throw new Error('needs a viewBox of four numbers')
  const { width: _, height: __, ...attributes } = svg.attributes
  return { ...svg, attributes }
}

function afterSkipped(text: string): string | undefined {
  const kind = SKIPPED.find(([begin]) => text.startsWith(begin))
  const end = kind ? text.indexOf(kind[1]) : -1
  return kind && end !== -1 ? text.slice(end + kind[1].length).trimStart() : undefined
}

function attributesOf(element: string, text: string): Record<string, string> {
  if (!ELEMENTS.has(element)) throw new Error(`cannot contain <${element}>`)
  // ` name="value" name="value"`: names and values take turns.
  const parts = text.split('"')
  const found = parts.flatMap((part, at) =>
    at % 2 === 1 ? [[parts[at - 1]!.trim().slice(0, -1), part]] : [],
  )
  for (const [name = '', value = ''] of found)
    if (!ATTRIBUTES.has(name) || !VALUE.test(value) || /url\((?!#)/.test(value))
      throw new Error(`cannot have ${name} in <${element}>`)
  return Object.fromEntries(found) as Record<string, string>
}
