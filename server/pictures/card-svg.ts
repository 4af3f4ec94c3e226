import type { Locale } from '@/contracts/languages'
import { SHARE_HEIGHT, SHARE_WIDTH, type CardWords } from './card-words.ts'
import { drawLine } from './letters.ts'

const MARGIN = 56
const NAME = { size: 54, lead: 74, lines: 4 }
const INK = { paper: '#FAF7F2', text: '#1C1A17', muted: '#5F5A52', accent: '#B4321F' }

/** The card without its picture. It lays out text for tens of milliseconds, so servers call it in a worker thread. */
export async function cardSvg(card: CardWords): Promise<string> {
  const left = card.hasPicture ? SHARE_HEIGHT + MARGIN : MARGIN
  const room = SHARE_WIDTH - MARGIN - left
  const name = await wrap(card.name, card.locale, room)
  const [mark, shop, price] = await Promise.all([
    drawLine('Sampan', 'en', 30),
    fitted(card.shop, card.locale, { size: 30, room }),
    fitted(card.price, 'en', { size: 84, room }),
  ])
  const top = 168
  const lines = name.map((line, index) => placed(line.svg, left, top + index * NAME.lead, INK.text))
  const drawing = [
    `<rect width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" fill="${INK.paper}"/>`,
    placed(mark.svg, left, 88, INK.accent),
    ...lines,
    placed(shop.svg, left, SHARE_HEIGHT - 150, INK.muted),
    placed(price.svg, left, SHARE_HEIGHT - 56, INK.accent),
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">${drawing}</svg>`
}

const placed = (svg: string, x: number, y: number, colour: string) =>
  `<g transform="translate(${x} ${y})" fill="${colour}" stroke="${colour}">${svg}</g>`

/** Breaks between words, as each language divides them; what does not fit ends in an ellipsis. */
async function wrap(text: string, locale: Locale, room: number) {
  const words = Array.from(new Intl.Segmenter(locale, { granularity: 'word' }).segment(text.trim()))
  const lines: string[] = ['']
  for (const { segment } of words) {
    const longer = (lines.at(-1) ?? '') + segment
    const { width } = await drawLine(longer.trimEnd(), locale, NAME.size)
    if (width <= room) lines[lines.length - 1] = longer
    else if (lines.length === NAME.lines) {
      lines[lines.length - 1] = `${lines.at(-1)?.trimEnd()}…`
      break
    } else lines.push(segment.trimStart())
  }
  return Promise.all(lines.map((line) => fitted(line, locale, { size: NAME.size, room })))
}

/** One line, made smaller where it would be too wide. */
async function fitted(
  text: string,
  locale: Locale,
  { size, room }: { size: number; room: number },
) {
  const line = await drawLine(text.trim(), locale, size)
  return line.width <= room ? line : drawLine(text.trim(), locale, (size * room) / line.width)
}
