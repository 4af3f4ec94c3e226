import { CLOSINGS } from './closings'
import { factsText } from './facts/facts'
import type { Kind } from './kind'
import type { Descriptor, SeedLocale, Tone } from './shape'
import type { Choice } from './skus'

export type Naming = {
  kind: Kind
  tone: Tone
  style: Descriptor | null
  make: Descriptor | null
  /** The brand of the shop, identical in every language, or null. */
  mark: string | null
  /** Distinguishes products when all combinations of words are used; 0 in the first round. */
  edition: number
  closing: number
}

const modelLetters = 'ABCDEFGHKLMNPRSTVX'

function editionWord(naming: Naming, locale: SeedLocale): string {
  if (naming.edition === 0) return ''
  if (naming.tone === 'devices') {
    const letter = modelLetters[naming.edition % modelLetters.length] ?? 'A'
    return `${letter}${100 + naming.edition}`
  }
  const number = naming.edition + 1
  return locale === 'zh-CN' ? `${number} 号` : `No. ${number}`
}

/** Joins without spaces, except between Latin letters or digits and another script. */
function closeUp(parts: string[]): string {
  return parts.reduce((joined, part) => {
    if (joined === '' || part === '') return joined + part
    const isLatinBefore = /[A-Za-z0-9]$/.test(joined)
    const isLatinAfter = /^[A-Za-z0-9]/.test(part)
    return isLatinBefore || isLatinAfter ? `${joined} ${part}` : joined + part
  }, '')
}

function goodsName(naming: Naming, locale: SeedLocale): string {
  const noun = naming.kind.noun[locale]
  const style = naming.style?.word[locale] ?? ''
  const make = naming.make?.word[locale] ?? ''
  if (locale === 'th') return spaced([closeUp([noun, make]), style])
  if (locale === 'zh-CN' || locale === 'ja') return closeUp([style, make, noun])
  return spaced([style, make, noun])
}

function spaced(parts: string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The product name in the word order of the language. */
export function nameOf(naming: Naming, locale: SeedLocale): string {
  const front = spaced([naming.mark ?? '', editionWord(naming, locale)])
  const name = spaced([front, goodsName(naming, locale)])
  return locale === 'en' ? capitalised(name) : name
}

/** Three or four paragraphs, separated by an empty line; the third one has a line per fact. */
export function descriptionOf(naming: Naming, choices: Choice[], locale: SeedLocale): string {
  const gap = locale === 'zh-CN' || locale === 'ja' ? '' : ' '
  const closings = CLOSINGS[naming.kind.closing ?? naming.tone]
  const first = [naming.kind.about[locale]]
  const second: string[] = []
  if (naming.make) second.push(naming.make.note[locale])
  if (naming.style) second.push(naming.style.note[locale])
  const last = [closings[naming.closing % closings.length]?.[locale] ?? '']
  const facts = [factsText({ ...naming, choices }, locale)]
  return [first, second, facts, last]
    .filter((paragraph) => paragraph.length > 0)
    .map((paragraph) => paragraph.join(gap))
    .join('\n\n')
}
