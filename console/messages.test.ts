import { IMPORT_FAILURES } from '@/contracts/import-failures'
import { IMPORT_REASONS } from '@/contracts/import-reasons'
import { LOCALES, type Locale } from '@/contracts/languages'
import { SPACED, SPACING, VALUE, WORDS } from '@/messages/language-rules'
import en from '@/console/messages/en.json'
import ja from '@/console/messages/ja.json'
import ko from '@/console/messages/ko.json'
import th from '@/console/messages/th.json'
import zh from '@/console/messages/zh-CN.json'

type Tree = { [key: string]: string | Tree }

function flat(tree: Tree, place = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[place + name, value] as [string, string]]
      : flat(value, `${place}${name}.`),
  )
}

const trees: Record<Locale, Tree> = { en, 'zh-CN': zh, ja, ko, th }
const MESSAGES = Object.fromEntries(
  LOCALES.map((locale) => [locale, new Map(flat(trees[locale]))]),
) as Record<Locale, Map<string, string>>
const TRANSLATED = LOCALES.filter((locale) => locale !== 'en')

/** Names and codes that every language writes the same way. */
const SAME_IN_ALL = new Set([
  'console.orders.skuCode',
  'console.orders.packing.sku',
  // The language itself.
  'console.imports.defaults.language',
])
/** Placeholders that hold words of the language itself, which take no space in Chinese and Thai. */
const OWN_WORDS = new Set(['name', 'item', 'field_lower_first', 'order', 'what', 'sentence'])

const forms = (text: string) => text.split('||||').map((form) => form.trim())
const placeholders = (text: string) =>
  [...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name ?? '')
const textOf = (locale: Locale, key: string) => MESSAGES[locale].get(key) ?? ''
const hasWords = (text: string) => /\p{Letter}/u.test(text.replaceAll(/%\{\w+\}/g, ''))

test.each(TRANSLATED)('%s has the keys of English', (locale) => {
  expect([...MESSAGES[locale].keys()].toSorted()).toEqual([...MESSAGES.en.keys()].toSorted())
})

test('every reason of an import has a message, which in English is the sentence for programs', () => {
  expect(en.console.imports.reasons).toEqual(IMPORT_REASONS)
  expect(en.console.imports.failures).toEqual(IMPORT_FAILURES)
})

test('English has one or two plural forms', () => {
  const wrong = [...MESSAGES.en].filter(([, text]) => forms(text).length > 2)
  expect(wrong).toEqual([])
})

test.each(TRANSLATED)('%s has one form of every message', (locale) => {
  const wrong = [...MESSAGES[locale]].filter(([, text]) => forms(text).length > 1)
  expect(wrong).toEqual([])
})

test.each(TRANSLATED)('%s has the placeholders of the last English form', (locale) => {
  const wrong = [...MESSAGES.en].flatMap(([key, text]) => {
    const wanted = new Set(placeholders(forms(text).at(-1) ?? ''))
    const given = new Set(placeholders(textOf(locale, key)))
    return wanted.symmetricDifference(given).size > 0 ? [key] : []
  })
  expect(wrong).toEqual([])
})

test.each(TRANSLATED)('%s translates every message', (locale) => {
  const left = [...MESSAGES.en].flatMap(([key, text]) =>
    hasWords(text) && text === textOf(locale, key) && !SAME_IN_ALL.has(key) ? [key] : [],
  )
  expect(left).toEqual([])
})

test.each(SPACED)('%s has one rule for spaces around values', (locale) => {
  const shown = [...MESSAGES[locale]].map(
    ([key, text]) =>
      [
        key,
        text.replaceAll(/%\{(\w+)\}/g, (_, name: string) => (OWN_WORDS.has(name) ? WORDS : VALUE)),
      ] as const,
  )
  expect(shown.filter(([, text]) => SPACING[locale].test(text))).toEqual([])
})

test.each(LOCALES)('%s has no exclamation marks', (locale) => {
  expect([...MESSAGES[locale]].filter(([, text]) => /[!！]/.test(text))).toEqual([])
})

test('Thai requests with กรุณา', () => {
  expect([...MESSAGES.th].filter(([, text]) => text.includes('โปรด'))).toEqual([])
})
