import { localeOfAcceptLanguage } from '@/contracts/accept-language'
import { chooseLocale } from '@/lib/i18n/choose-locale'

function chosen(fileName: string) {
  return JSON.stringify({ language_name: 'a, b', chinese_name: '语言', file_name: fileName })
}

const CASES = [
  ['nothing', {}, 'th'],
  ['the browser', { acceptLanguage: 'fr,ko;q=0.8,en;q=0.7' }, 'ko'],
  ['the stored language', { languageCookie: chosen('ri'), acceptLanguage: 'en' }, 'ja'],
  ['the stored language in another order', { languageCookie: '{"file_name":"han"}' }, 'ko'],
  ["the visit's language", { visitCookie: 'en', languageCookie: chosen('ri') }, 'en'],
  ['a visit in no language', { visitCookie: 'EN', languageCookie: chosen('ri') }, 'ja'],
  ['an unknown code', { languageCookie: chosen('xx'), acceptLanguage: 'en' }, 'en'],
  ['a BCP 47 code where the wire has its own', { languageCookie: chosen('ja') }, 'th'],
  ['no JSON', { languageCookie: 'ri', acceptLanguage: 'en' }, 'en'],
  ['half a JSON', { languageCookie: '{"file_name":"ri"', acceptLanguage: 'en' }, 'en'],
  ['null', { languageCookie: 'null', acceptLanguage: 'en' }, 'en'],
  ['a quoted visit', { visitCookie: '"ja"', acceptLanguage: 'ko' }, 'ko'],
  ['a list', { languageCookie: '[{"file_name":"ri"}]', acceptLanguage: 'en' }, 'en'],
] as const

test.each(CASES)('%s', (_name, facts, expected) => {
  expect(chooseLocale(facts)).toBe(expected)
})

test.each([
  ['ja', 'ja'],
  ['JA-jp,en', 'ja'],
  ['fr-FR,fr;q=0.9,ko;q=0.8,en;q=0.7', 'ko'],
  ['en;q=0.5,th', 'th'],
  ['en;q=0,th', 'th'],
  ['en;q=0.0,ko', 'ko'],
  ['zh-TW,en;q=0.5', 'zh-CN'],
  ['jam,ko', 'ko'],
  ['*,fr', undefined],
  [' ko ; q=0.3', 'ko'],
  ['fr', undefined],
  [',,,ja', 'ja'],
  ['en;q=x', undefined],
  ['', undefined],
])('parses Accept-Language %j as %s', (header, locale) => {
  expect(localeOfAcceptLanguage(header)).toBe(locale)
})

test.each([
  Array(40).fill('fr').join(', '),
  Array(5000).fill('fr').join(','),
  `${'en;q=0,'.repeat(2000)}xx`,
  `fr${' '.repeat(15_000)}x`,
  ';'.repeat(15_000),
  `en${'-a'.repeat(7000)}`,
])('parses a hostile Accept-Language in linear time', (acceptLanguage) => {
  const began = performance.now()
  chooseLocale({ acceptLanguage })
  expect(performance.now() - began).toBeLessThan(50)
})
