import { LANGUAGES, localeOfAcceptLanguage } from '@/contracts/languages'
import { chooseLocale } from '@/lib/i18n/choose-locale'
import { languagePatterns } from '@/lib/i18n/language-patterns'
import { languageRewrites } from '@/lib/i18n/language-rewrites'

function chosen(fileName: string) {
  return JSON.stringify({ language_name: 'a, b', chinese_name: '语言', file_name: fileName })
}

const CASES = [
  ['nothing', {}, 'th'],
  ['the browser', { acceptLanguage: 'fr,ko;q=0.8,en' }, 'ko'],
  ['the stored language', { languageCookie: chosen('ri'), acceptLanguage: 'en' }, 'ja'],
  [
    'the stored language, encoded',
    { languageCookie: encodeURIComponent(chosen('zh-CN')), acceptLanguage: 'en' },
    'zh-CN',
  ],
  ['the stored language in another order', { languageCookie: '{"file_name":"han"}' }, 'ko'],
  ["the visit's language", { visitCookie: 'en', languageCookie: chosen('ri') }, 'en'],
  ['a visit in no language', { visitCookie: 'EN', languageCookie: chosen('ri') }, 'ja'],
  ['an unknown code', { languageCookie: chosen('xx'), acceptLanguage: 'en' }, 'en'],
  ['a BCP 47 code where the wire has its own', { languageCookie: chosen('ja') }, 'th'],
  ['no JSON', { languageCookie: 'ri', acceptLanguage: 'en' }, 'en'],
  ['half a JSON', { languageCookie: '{"file_name":"ri"', acceptLanguage: 'en' }, 'en'],
  ['a broken escape', { languageCookie: '%E0%A4%A', acceptLanguage: 'en' }, 'en'],
  ['a list', { languageCookie: '[{"file_name":"ri"}]', acceptLanguage: 'en' }, 'en'],
] as const

test.each(CASES)('%s', (_name, facts, expected) => {
  expect(chooseLocale(facts)).toBe(expected)
})

const HEADERS = [
  'ja',
  'JA-jp,en',
  'fr-FR,fr;q=0.9,ko;q=0.8,en',
  'en;q=0,th',
  'en;q=0.0,ko',
  'en;q=0.5,th',
  'zh-TW,en',
  'jam,ko',
  '*,fr',
  ' ko ; q=0.3',
  'fr',
  ',,,ja',
  '',
]

test.each(HEADERS)('Accept-Language %j reads as in the contract', (acceptLanguage) => {
  expect(chooseLocale({ acceptLanguage })).toBe(localeOfAcceptLanguage(acceptLanguage) ?? 'th')
})

test('the rewrites choose as the middleware does', () => {
  const rewrites = languageRewrites(languagePatterns(LANGUAGES), 'th')
  const all = [...CASES, ...HEADERS.map((acceptLanguage) => ['', { acceptLanguage }, ''] as const)]
  for (const [, facts] of all) {
    const given: Record<string, string | undefined> = {
      visit_language: 'visitCookie' in facts ? facts.visitCookie : undefined,
      language: 'languageCookie' in facts ? facts.languageCookie : undefined,
      'accept-language': 'acceptLanguage' in facts ? facts.acceptLanguage : undefined,
    }
    if (given.language?.startsWith('%')) continue
    const found = rewrites.find(
      ({ source, has = [] }) =>
        source === '/home' &&
        has.every(({ key, value }) => new RegExp(`^${value}$`).test(given[key] ?? '')),
    )
    expect(found?.destination).toBe(`/${chooseLocale(facts)}/home`)
  }
})

test('a hostile header costs no time', () => {
  const started = performance.now()
  chooseLocale({ acceptLanguage: 'en;q=0,'.repeat(2000) + 'xx' })
  chooseLocale({ languageCookie: `{${'"language_name":"a",'.repeat(2000)}` })
  expect(performance.now() - started).toBeLessThan(100)
})
