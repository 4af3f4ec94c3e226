import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  parse,
  TYPE,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'
import { LOCALES, type Locale } from '@/contracts/languages'
import en from '@/messages/en.json'
import ja from '@/messages/ja.json'
import ko from '@/messages/ko.json'
import th from '@/messages/th.json'
import zh from '@/messages/zh-CN.json'

type Tree = { [key: string]: string | Tree }

const MESSAGES: Record<Locale, Tree> = { en, 'zh-CN': zh, ja, ko, th }
const OTHERS = LOCALES.filter((locale) => locale !== 'en')

/** Letters of the language's own script; a text without any is untranslated. */
const SCRIPTS: Record<Locale, RegExp> = {
  en: /\p{Script=Latin}/u,
  'zh-CN': /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  th: /\p{Script=Thai}/u,
}
/** Names and symbols that are the same everywhere. */
const ALIKE = /^[^\p{L}]*$|^(?:Sampan|USD|SKU|TRC20|ERC20|PayPal|QR|VIP|Email|ID)$/u

function flat(tree: Tree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[path + name, value] as [string, string]]
      : flat(value, `${path}${name}.`),
  )
}

function walk(elements: MessageFormatElement[], see: (one: MessageFormatElement) => void): void {
  for (const element of elements) {
    see(element)
    if (isTagElement(element)) walk(element.children, see)
    if (isPluralElement(element) || isSelectElement(element)) {
      for (const { value } of Object.values(element.options)) walk(value, see)
    }
  }
}

/** The server fills them in (contracts/brand.ts). */
const OF_BRAND = ['brand', 'legalName']

/** `count:number` and `<b>`: the arguments of the code, in any order. */
function argumentsOf(text: string): string[] {
  const found = new Set<string>()
  walk(parse(text), (one) => {
    if (one.type !== TYPE.literal && one.type !== TYPE.pound) found.add(one.value)
  })
  return [...found].filter((name) => !OF_BRAND.includes(name)).sort()
}

function wordsOf(text: string): string {
  let words = ''
  walk(parse(text), (one) => {
    if (one.type === TYPE.literal) words += one.value
  })
  return words.trim()
}

const texts = Object.fromEntries(
  LOCALES.map((locale) => [locale, new Map(flat(MESSAGES[locale]))]),
) as Record<Locale, Map<string, string>>

test.each(OTHERS)('%s has the keys and arguments of English', (locale) => {
  expect([...texts[locale].keys()].sort()).toEqual([...texts.en.keys()].sort())
  for (const [key, text] of texts[locale]) {
    expect([key, argumentsOf(text)]).toEqual([key, argumentsOf(texts.en.get(key) ?? '')])
  }
})

test.each(LOCALES)('%s has text for every key, in its own script', (locale) => {
  const strange = [...texts[locale]].filter(([, text]) => {
    const words = wordsOf(text)
    return text.trim() === '' || !(SCRIPTS[locale].test(words) || ALIKE.test(words))
  })
  expect(strange).toEqual([])
})

test.each(LOCALES)('%s has one form for all numbers, or each of its plural forms', (locale) => {
  const wrong: string[] = []
  for (const [key, text] of texts[locale]) {
    walk(parse(text), (one) => {
      if (!isPluralElement(one)) return
      const rules = new Intl.PluralRules(locale, { type: one.pluralType ?? 'cardinal' })
      const needed = rules.resolvedOptions().pluralCategories
      const given = Object.keys(one.options).filter((name) => !name.startsWith('='))
      const isRight =
        (given.join() === 'other' || needed.every((name) => given.includes(name))) &&
        given.every((name) => name === 'other' || needed.some((known) => known === name))
      if (!isRight) wrong.push(`${key}: ${given.join()}`)
    })
  }
  expect(wrong).toEqual([])
})
