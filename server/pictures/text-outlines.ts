import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as fontkit from 'fontkit'
import { LRUCache } from 'lru-cache'
import type { Locale } from '@/contracts/languages'

/**
 * A subset of a font. Fonts with ten thousand characters are distributed as about a hundred files
 * by unicode range.
 */
type FontSubset = { file: string; ranges: [first: number, last: number][] }

/**
 * The font of each language, and the stroke width that thickens its glyphs, in thousandths of the
 * font size.
 */
const FONTS: Record<Locale, { name: string; strokeWidth: number }> = {
  en: { name: 'noto-sans-thai', strokeWidth: 18 },
  th: { name: 'noto-sans-thai', strokeWidth: 18 },
  'zh-CN': { name: 'noto-sans-sc', strokeWidth: 58 },
  ja: { name: 'noto-sans-jp', strokeWidth: 58 },
  ko: { name: 'noto-sans-kr', strokeWidth: 58 },
}
const FOLDER = path.join('node_modules', '@fontsource-variable')
const MAX_OPEN_FONTS = 48

/** A line of text as SVG paths, which render the same on machines without fonts. */
export type TextOutline = { width: number; svg: string }

/**
 * Converts one line to outlines. Its origin is the left end of the baseline. Characters that the
 * font lacks are omitted.
 */
export async function outlineText(
  text: string,
  locale: Locale,
  size: number,
): Promise<TextOutline> {
  const { name, strokeWidth } = FONTS[locale]
  const shapes: string[] = []
  let x = 0
  for (const { subset, run } of splitRuns(text.normalize('NFC'), await subsets.forceFetch(name))) {
    const font = await openFont(name, subset.file)
    const { glyphs, positions } = font.layout(run)
    glyphs.forEach((glyph, index) => {
      const position = positions[index]
      if (!position) return
      const outline = glyph.path.toSVG()
      const [left, up] = [x + position.xOffset, position.yOffset]
      if (outline) shapes.push(`<path transform="translate(${left} ${up})" d="${outline}"/>`)
      x += position.xAdvance
    })
  }
  const scale = size / 1000
  const stroke = `stroke-width="${strokeWidth}" stroke-linejoin="round"`
  return {
    width: x * scale,
    svg: `<g transform="scale(${scale} ${-scale})" ${stroke}>${shapes.join('')}</g>`,
  }
}

/**
 * Adjacent characters of one subset form a run, so that combining marks are positioned on their
 * base characters.
 */
function splitRuns(text: string, subsets: FontSubset[]): { subset: FontSubset; run: string }[] {
  const runs: { subset: FontSubset; run: string }[] = []
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    const last = runs.at(-1)
    const subset =
      last && covers(last.subset, code) ? last.subset : subsets.find((one) => covers(one, code))
    if (!subset) continue
    if (last?.subset === subset) last.run += character
    else runs.push({ subset, run: character })
  }
  return runs
}

function covers({ ranges }: FontSubset, code: number): boolean {
  return ranges.some(([first, last]) => first <= code && code <= last)
}

async function readSubsets(name: string): Promise<FontSubset[]> {
  const text = await readFile(path.join(process.cwd(), FOLDER, name, 'unicode.json'), 'utf8')
  return Object.entries(JSON.parse(text) as Record<string, string>).map(([key, ranges]) => ({
    file: `${name}-${key.replace(/[[\]]/g, '')}-wght-normal.woff2`,
    ranges: ranges.split(',').map(rangeOf),
  }))
}

const subsets = new LRUCache<string, FontSubset[]>({
  max: Object.keys(FONTS).length,
  fetchMethod: readSubsets,
})

/** `U+3041-3096` or `U+20`. */
function rangeOf(range: string): [number, number] {
  const [first = '', last = first] = range.replace('U+', '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

/** Caches the most recently used fonts, because opening one decompresses it. */
const openFonts = new LRUCache<string, fontkit.Font>({
  max: MAX_OPEN_FONTS,
  ignoreFetchAbort: true,
  fetchMethod: readFont,
})

const openFont = (name: string, file: string): Promise<fontkit.Font> =>
  openFonts.forceFetch(path.join(process.cwd(), FOLDER, name, 'files', file))

async function readFont(file: string): Promise<fontkit.Font> {
  const font = fontkit.create(await readFile(file))
  if ('fonts' in font) throw new TypeError(`${file} is a font collection`)
  return font
}
