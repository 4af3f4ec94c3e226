import { localeOfCookies } from '@/lib/i18n/language-cookies'

afterEach(() => jest.restoreAllMocks())

it.each([
  ['', undefined],
  ['language=%7B%22file_name%22%3A%22ri%22%7D', 'ja'],
  ['visit_language=ko; language=%7B%22file_name%22%3A%22ri%22%7D', 'ko'],
  ['language=%E0%A4%A', undefined],
  ['visit_language=%E0%A4%A; language=%7B%22file_name%22%3A%22ri%22%7D', 'ja'],
])('reads from %j the language %j', (header, locale) => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(header)
  expect(localeOfCookies()).toBe(locale)
})
