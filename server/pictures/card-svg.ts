import type { Locale } from '@/contracts/languages'
import { LOGO_HEIGHT, SHARE_HEIGHT, SHARE_WIDTH, type CardContent } from './card-content.ts'
import { outlineText } from './text-outlines.ts'

const MARGIN = 56
const NAME = { size: 54, lineHeight: 74, maxLines: 4 }
const GAP = 14

/**
 * Renders the card without its picture. Text layout takes tens of milliseconds, so servers run it
 * in a worker thread.
 */
export async function cardSvg(card: CardContent): Promise<string> {
  const { mark } = card
  const left = card.hasPicture ? SHARE_HEIGHT + MARGIN : MARGIN
  const maxWidth = SHARE_WIDTH - MARGIN - left
  const logoWidth = Math.round(LOGO_HEIGHT * mark.ratio) + GAP
  const name = await wrap(card.name, card.locale, maxWidth)
  const [brandName, shop, price] = await Promise.all([
    fitted(mark.name, card.locale, { size: 30, maxWidth: maxWidth - logoWidth }),
    fitted(card.shop, card.locale, { size: 30, maxWidth }),
    fitted(card.price, 'en', { size: 84, maxWidth }),
  ])
  const top = 168
  const lines = name.map((line, index) =>
    positioned(line.svg, left, top + index * NAME.lineHeight, mark.ink),
  )
  const drawing = [
    `<rect width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" fill="${mark.paper}"/>`,
    `<g transform="translate(${left} ${90 - LOGO_HEIGHT})" color="${mark.accent}">${mark.logo}</g>`,
    positioned(brandName.svg, left + logoWidth, 88, mark.accent),
    ...lines,
    positioned(shop.svg, left, SHARE_HEIGHT - 150, mark.muted),
    positioned(price.svg, left, SHARE_HEIGHT - 56, mark.accent),
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">${drawing}</svg>`
}

const positioned = (svg: string, x: number, y: number, colour: string) =>
  `<g transform="translate(${x} ${y})" fill="${colour}" stroke="${colour}">${svg}</g>`

/** Wraps at the word boundaries of the language and truncates after the last line with an ellipsis. */
async function wrap(text: string, locale: Locale, maxWidth: number) {
  const words = Array.from(new Intl.Segmenter(locale, { granularity: 'word' }).segment(text.trim()))
  const lines: string[] = ['']
  for (const { segment } of words) {
    const candidate = (lines.at(-1) ?? '') + segment
    const { width } = await outlineText(candidate.trimEnd(), locale, NAME.size)
    if (width <= maxWidth) lines[lines.length - 1] = candidate
    else if (lines.length === NAME.maxLines) {
      lines[lines.length - 1] = `${lines.at(-1)?.trimEnd()}…`
      break
    } else lines.push(segment.trimStart())
  }
  return Promise.all(lines.map((line) => fitted(line, locale, { size: NAME.size, maxWidth })))
}

/** One line, scaled down to the available width. */
async function fitted(
  text: string,
  locale: Locale,
  { size, maxWidth }: { size: number; maxWidth: number },
) {
  const line = await outlineText(text.trim(), locale, size)
  return line.width <= maxWidth
    ? line
    : outlineText(text.trim(), locale, (size * maxWidth) / line.width)
}
