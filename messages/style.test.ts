import {
  isPluralElement,
  isSelectElement,
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
import { AVOIDED, SPACED, SPACING, VALUE, WORDS } from './language-rules'

type Tree = { [key: string]: string | Tree }

const MESSAGES: Record<Locale, Tree> = { en, 'zh-CN': zh, ja, ko, th }
/** `options` holds names of options, such as colour and size, in the language of the page. */
const OWN_WORDS = ['options']

function flat(tree: Tree, place = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[place + name, value] as [string, string]]
      : flat(value, `${place}${name}.`),
  )
}

function variants(element: MessageFormatElement): string[] {
  if (element.type === TYPE.literal) return [element.value]
  if (isPluralElement(element) || isSelectElement(element))
    return Object.values(element.options).flatMap(({ value }) => written(value))
  if (element.type === TYPE.tag) return written(element.children)
  return [element.type === TYPE.argument && OWN_WORDS.includes(element.value) ? WORDS : VALUE]
}

/** Every text that a message can become, with a mark for each value. */
function written(elements: MessageFormatElement[]): string[] {
  return elements.reduce<string[]>(
    (before, element) => before.flatMap((start) => variants(element).map((rest) => start + rest)),
    [''],
  )
}

const texts = (locale: Locale) =>
  flat(MESSAGES[locale]).flatMap(([key, text]) =>
    written(parse(text)).map((variant) => ({ key, variant })),
  )

test.each(SPACED)('%s has one rule for spaces around values', (locale) => {
  expect(texts(locale).filter(({ variant }) => SPACING[locale].test(variant))).toEqual([])
})

test.each([
  ['zh-CN', `已删除${VALUE} 件`, `已删除 ${VALUE} 件`],
  ['ja', `最大 ${VALUE}点`, `最大${VALUE}点`],
  ['ko', `별점 ${VALUE} 점`, `별점 ${VALUE}점`],
  ['th', `เหลือ${VALUE} ชิ้น`, `เหลือ ${VALUE} ชิ้น`],
] as const)('the rule of %s finds a wrong space', (locale, wrong, right) => {
  expect([wrong, right].map((text) => SPACING[locale].test(text))).toEqual([true, false])
})

test.each(LOCALES)('%s avoids misleading terms', (locale) => {
  expect(texts(locale).filter(({ variant }) => AVOIDED[locale].test(variant))).toEqual([])
})

test('only English writes the backslash of the specification', () => {
  const keys = LOCALES.flatMap((locale) =>
    texts(locale).flatMap(({ key, variant }) => (variant.includes('\\') ? [locale, key] : [])),
  )
  expect(keys).toEqual(['en', 'notices.region'])
})

it.each([
  ['zh-CN', /请稍后重试$/],
  ['ja', /もう一度お試しください$/],
  ['ko', /다시 시도해 주세요$/],
  ['th', /กรุณาลองใหม่ภายหลัง$/],
] as const)('says in %s what to do after an error of the system', (locale, request) => {
  expect(new Map(flat(MESSAGES[locale])).get('requests.status')).toMatch(request)
})
