/** Elements whose content is no text. */
const HIDDEN = new Set(['script', 'style', 'head', 'template', 'iframe', 'svg'])
const BLOCKS = new Set(
  'address article blockquote br dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
)
const ENTITIES = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    copy: '©',
    reg: '®',
    trade: '™',
    deg: '°',
    times: '×',
    frac12: '½',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    bull: '•',
    middot: '·',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    eacute: 'é',
    euro: '€',
  }),
)
const MAX_ENTITY = 10

/**
 * The text of an HTML description: blocks become lines, list items get a bullet. Reads each character once, so the
 * time is linear also for hostile input. The result is a text, and pages escape it.
 */
export function textOfHtml(html: string): string {
  let text = ''
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    text += withoutEntities(inOneLine(html.slice(at, open === -1 ? undefined : open)))
    if (open === -1) break
    const tag = tagAt(html, open)
    if (!tag) {
      text += '<'
      at = open + 1
      continue
    }
    at = HIDDEN.has(tag.name) && !tag.isEnd ? afterElement(html, tag) : tag.end
    if (BLOCKS.has(tag.name)) text += tag.name === 'li' && !tag.isEnd ? '\n• ' : '\n'
  }
  return tidied(text)
}

/** Elements of descriptions that other shops export. */
const DESCRIPTIONS = new Set('a b br div em h1 h2 h3 h4 h5 h6 i li ol p span strong ul'.split(' '))

/**
 * Whether a text has tags of descriptions: "a < b", "<3" and "<name>" are plain text. Reads no further than the next
 * `<` for each tag, so that the time is linear.
 */
export const isHtml = (text: string): boolean =>
  text.split('<').some((piece, at) => at > 0 && beginsWithTag(piece))

/** `piece` follows a `<`. A tag ends after its name, or has an attribute: "<b and c>" is no tag. */
function beginsWithTag(piece: string): boolean {
  const start = piece.startsWith('/') ? 1 : 0
  const name = nameAt(piece, start)
  const close = piece.indexOf('>')
  if (close === -1 || !DESCRIPTIONS.has(name)) return false
  const rest = piece.slice(start + name.length, close)
  const isBare = rest.trim() === '' || rest.trim() === '/'
  return isBare || (isSpace(rest[0]) && rest.includes('='))
}

interface Tag {
  name: string
  isEnd: boolean
  /** After the tag. */
  end: number
}

/** Null when the `<` begins no tag, for example in "a < b". */
function tagAt(html: string, open: number): Tag | null {
  if (html.startsWith('<!--', open)) {
    const end = html.indexOf('-->', open + 4)
    return { name: '!--', isEnd: false, end: end === -1 ? html.length : end + 3 }
  }
  const isEnd = html[open + 1] === '/'
  const start = open + (isEnd ? 2 : 1)
  if (!isLetter(html[start]) && html[start] !== '!') return null
  return { name: nameAt(html, start), isEnd, end: endFrom(html, start) }
}

function nameAt(html: string, start: number): string {
  let stop = start
  while (isLetter(html[stop]) || isDigit(html[stop])) stop += 1
  return html.slice(start, stop).toLowerCase()
}

function endFrom(html: string, start: number): number {
  const close = html.indexOf('>', start)
  return close === -1 ? html.length : close + 1
}

/** Compares names first: a search for the end of every tag would take quadratic time when there is none. */
function afterElement(html: string, { name, end }: Tag): number {
  for (let at = html.indexOf('</', end); at !== -1; at = html.indexOf('</', at + 2))
    if (nameAt(html, at + 2) === name) return endFrom(html, at)
  return html.length
}

const isLetter = (letter = '') =>
  (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z')
const isSpace = (letter = '') => letter === ' ' || letter === '\t' || letter === '\n'
const isDigit = (letter = '') => letter >= '0' && letter <= '9'

const inOneLine = (text: string) => text.replace(/\s/g, ' ')

function withoutEntities(text: string): string {
  return text
    .split('&')
    .map((part, at) => {
      if (at === 0) return part
      const end = part.slice(0, MAX_ENTITY + 1).indexOf(';')
      const decoded = end === -1 ? undefined : entity(part.slice(0, end))
      return decoded === undefined ? `&${part}` : decoded + part.slice(end + 1)
    })
    .join('')
}

function entity(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES.get(name)
  const isHex = name[1] === 'x' || name[1] === 'X'
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10)
  const isText = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isText ? String.fromCodePoint(code) : undefined
}

/** Single spaces, and at most one empty line between paragraphs. */
function tidied(text: string): string {
  const lines = text.split('\n').map((one) => one.split(' ').filter(Boolean).join(' '))
  const kept = lines.filter((one, at) => one !== '' || (lines[at - 1] ?? '') !== '')
  return kept.join('\n').trim()
}
