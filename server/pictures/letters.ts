import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as fontkit from 'fontkit'
import type { Locale } from '@/contracts/languages'

/** A piece of a font: fonts of ten thousand signs come as a hundred files with some signs each. */
type Slice = { file: string; ranges: [first: number, last: number][] }

/** Which open font draws a language, and how much is added to its hairlines, in thousandths of the size. */
const FONTS: Record<Locale, { name: string; added: number }> = {
  en: { name: 'noto-sans-thai', added: 18 },
  th: { name: 'noto-sans-thai', added: 18 },
  'zh-CN': { name: 'noto-sans-sc', added: 58 },
  ja: { name: 'noto-sans-jp', added: 58 },
  ko: { name: 'noto-sans-kr', added: 58 },
}
const FOLDER = path.join('node_modules', '@fontsource-variable')
const MAX_OPEN_FONTS = 48

/** A line of writing as shapes, so that it looks alike on machines with and without fonts. */
export type Lettering = { width: number; svg: string }

/** Draws one line with its left end at 0,0 on the base line. Signs that the font lacks are left out. */
export async function drawLine(text: string, locale: Locale, size: number): Promise<Lettering> {
  const { name, added } = FONTS[locale]
  const shapes: string[] = []
  let x = 0
  for (const { slice, run } of splitRuns(text.normalize('NFC'), await slicesOf(name))) {
    const font = await openSlice(name, slice.file)
    const { glyphs, positions } = font.layout(run)
    glyphs.forEach((glyph, index) => {
      const place = positions[index]
      if (!place) return
      const outline = glyph.path.toSVG()
      const [left, up] = [x + place.xOffset, place.yOffset]
      if (outline) shapes.push(`<path transform="translate(${left} ${up})" d="${outline}"/>`)
      x += place.xAdvance
    })
  }
  const scale = size / 1000
  const stroke = `stroke-width="${added}" stroke-linejoin="round"`
  return {
    width: x * scale,
    svg: `<g transform="scale(${scale} ${-scale})" ${stroke}>${shapes.join('')}</g>`,
  }
}

/** Neighbouring signs of one slice stay together, so that marks find their letters. */
function splitRuns(text: string, slices: Slice[]): { slice: Slice; run: string }[] {
  const runs: { slice: Slice; run: string }[] = []
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    const last = runs.at(-1)
    const slice =
      last && covers(last.slice, code) ? last.slice : slices.find((one) => covers(one, code))
    if (!slice) continue
    if (last?.slice === slice) last.run += sign
    else runs.push({ slice, run: sign })
  }
  return runs
}

function covers({ ranges }: Slice, code: number): boolean {
  return ranges.some(([first, last]) => first <= code && code <= last)
}

const slices = new Map<string, Promise<Slice[]>>()

function slicesOf(name: string): Promise<Slice[]> {
  const known = slices.get(name)
  if (known) return known
  const reading = readSlices(name).catch((error: unknown) => {
    slices.delete(name)
    throw error
  })
  slices.set(name, reading)
  return reading
}

async function readSlices(name: string): Promise<Slice[]> {
  const text = await readFile(path.join(process.cwd(), FOLDER, name, 'unicode.json'), 'utf8')
  return Object.entries(JSON.parse(text) as Record<string, string>).map(([key, ranges]) => ({
    file: `${name}-${key.replace(/[[\]]/g, '')}-wght-normal.woff2`,
    ranges: ranges.split(',').map(rangeOf),
  }))
}

/** `U+3041-3096` or `U+20`. */
function rangeOf(range: string): [number, number] {
  const [first = '', last = first] = range.replace('U+', '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

const open = new Map<string, Promise<fontkit.Font>>()

/** The fonts used last stay open: opening one unpacks it. */
function openSlice(name: string, file: string): Promise<fontkit.Font> {
  const font = open.get(file) ?? readFont(path.join(process.cwd(), FOLDER, name, 'files', file))
  open.delete(file)
  open.set(file, font)
  font.catch(() => open.delete(file))
  for (const oldest of open.keys()) {
    if (open.size <= MAX_OPEN_FONTS) break
    open.delete(oldest)
  }
  return font
}

async function readFont(file: string): Promise<fontkit.Font> {
  const font = fontkit.create(await readFile(file))
  if ('fonts' in font) throw new TypeError(`${file} holds several fonts`)
  return font
}
