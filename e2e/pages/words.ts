import type { Page } from '@playwright/test'
import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  TYPE,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'
import type { Locale } from '@/contracts/languages'
import { MESSAGES } from '@/e2e/fixtures'

type Tree = { [key: string]: string | Tree }

/** Languages with their own script. */
const LATIN_WORD = /\p{Script=Latin}{2,}/u
const OWN_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

const flat = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : flat(value)))

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A message as a regular expression, with any values for its arguments. */
function patternOf(elements: MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return escape(element.value)
      if (isTagElement(element)) return patternOf(element.children)
      if (isPluralElement(element) || isSelectElement(element)) {
        const options = Object.values(element.options).map(({ value }) => patternOf(value))
        return `(?:${options.join('|')})`
      }
      return '.*?'
    })
    .join('')
}

/** Whether a text is a message of a language, with any values. */
function sayer(locale: Locale): (text: string) => boolean {
  const [plain, patterns] = [new Set<string>(), [] as RegExp[]]
  for (const message of flat(MESSAGES[locale])) {
    const elements = parse(message)
    const hasLetters = elements.some((one) => one.type === TYPE.literal && /\p{L}/u.test(one.value))
    if (!message.includes('{') && !message.includes('<')) plain.add(message)
    else if (hasLetters || elements.some((one) => one.type !== TYPE.literal && 'options' in one))
      patterns.push(new RegExp(`^${patternOf(elements)}$`, 'su'))
  }
  const known = new Map<string, boolean>()
  return (text) => {
    const isSaid = known.get(text) ?? (plain.has(text) || patterns.some((one) => one.test(text)))
    known.set(text, isSaid)
    return isSaid
  }
}

const sayers = new Map<Locale, (text: string) => boolean>()

function says(locale: Locale, text: string): boolean {
  const say = sayers.get(locale) ?? sayer(locale)
  sayers.set(locale, say)
  return say(text)
}

/**
 * Untranslated texts. In a language with its own script, text in Latin letters must be a message of that language or
 * in `data`: names of the shop, its goods and its shoppers.
 */
export async function untranslated(page: Page, locale: Locale, data: RegExp): Promise<string[]> {
  if (locale === 'en') return []
  const texts = await page.evaluate(textsOfPage)
  return texts.filter((text) => {
    if (!LATIN_WORD.test(text) || says(locale, text)) return false
    if (OWN_SCRIPT.test(text)) return false
    return LATIN_WORD.test(text.replace(data, ''))
  })
}

/** Runs in the page: all visible and accessible text. */
export function textsOfPage(): string[] {
  const texts = new Set<string>([document.title])
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    if (!element || /^(SCRIPT|STYLE|NOSCRIPT)$/.test(element.tagName)) continue
    // An element with a lang attribute is meant to be in that language.
    if (element.closest('[lang]')?.getAttribute('lang') !== document.documentElement.lang) continue
    if (element.closest('[translate=no]') || !element.checkVisibility()) continue
    texts.add(walker.currentNode.textContent?.trim() ?? '')
  }
  const spoken = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'alt',
    'placeholder',
    'title',
  ]
  for (const name of spoken)
    for (const element of document.querySelectorAll(`[${name}]`))
      if (element.checkVisibility()) texts.add(element.getAttribute(name)?.trim() ?? '')
  texts.delete('')
  return [...texts]
}
