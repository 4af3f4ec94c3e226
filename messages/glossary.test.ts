import { readFileSync } from 'node:fs'
import path from 'node:path'
import { LOCALES, type Locale } from '@/contracts/languages'
import en from '@/messages/en.json'
import ja from '@/messages/ja.json'
import ko from '@/messages/ko.json'
import th from '@/messages/th.json'
import zh from '@/messages/zh-CN.json'

type Tree = { [key: string]: string | Tree }

const MESSAGES: Record<Locale, Tree> = { en, 'zh-CN': zh, ja, ko, th }
const COLUMNS = ['en', 'zh-CN', 'ja', 'ko', 'th'] as const satisfies Locale[]
const OTHERS = COLUMNS.filter((locale) => locale !== 'en')

/** Messages whose context contains the term, or that use the same English word for another thing. */
const LEFT_OUT: Partial<Record<Locale, string[]>> = {
  'zh-CN': ['topUp.statement'],
  ja: ['payCode.forgot', 'payCode.setLead', 'reviews.bar'],
  ko: ['reviews.bar'],
  th: ['bill.balanceAfter', 'reviews.bar'],
}

function flat(tree: Tree, place = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[place + name, value] as [string, string]]
      : flat(value, `${place}${name}.`),
  )
}

const texts = Object.fromEntries(
  LOCALES.map((locale) => [locale, new Map(flat(MESSAGES[locale]))]),
) as Record<Locale, Map<string, string>>

/** The rows of the table under a heading, without its header. */
function rowsUnder(heading: string): string[][] {
  const glossary = readFileSync(path.join(process.cwd(), 'docs', 'glossary.md'), 'utf8')
  const [, section = ''] = glossary.split(`## ${heading}\n`)
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'))
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const words = rowsUnder('Words')
const names = rowsUnder('Names of states and places')

test('reads the tables of the glossary', () => {
  expect(words.length).toBeGreaterThan(12)
  expect(names.length).toBeGreaterThan(12)
})

test.each(words)('where English says “%s” the others use their term', (english, ...others) => {
  const forms = english.split(',').map((form) => form.trim())
  const said = new RegExp(String.raw`\b(?:${forms.join('|')})\b`, 'i')
  const keys = [...texts.en]
    .filter(([, text]) => said.test(text.replace(/\{\w+\}/g, '')))
    .map(([key]) => key)
  expect(keys.length).toBeGreaterThan(1)
  OTHERS.forEach((locale, column) => {
    const own = (others[column] ?? '').split('/').map((word) => word.trim())
    const silent = keys.filter(
      (key) =>
        !LEFT_OUT[locale]?.includes(key) &&
        !own.some((word) => texts[locale].get(key)?.includes(word)),
    )
    expect([locale, silent]).toEqual([locale, []])
    for (const word of own)
      expect([word, [...texts[locale].values()].some((text) => text.includes(word))]).toEqual([
        word,
        true,
      ])
  })
})

test.each(names)('%s uses the terms of the glossary', (key, ...expected) => {
  const found = COLUMNS.map((locale) => texts[locale].get(key.replaceAll('`', '')))
  expect(found).toEqual(expected)
})

/** The style of each language in docs/glossary.md, as far as words show it. */
const NOT_SAID = {
  'zh-CN': /你|！/,
  // A particle whose form depends on the previous word.
  ko: /이\(가\)|을\(를\)|은\(는\)|\(으\)로/,
  th: /ครับ|ค่ะ|(?<!รายการ)โปรด/,
} satisfies Partial<Record<Locale, RegExp>>

test.each(['zh-CN', 'ko', 'th'] as const)('%s uses a consistent style', (locale) => {
  const slips = [...texts[locale]].filter(([, text]) => NOT_SAID[locale].test(text))
  expect(slips).toEqual([])
})
