import { dollars, perLocale } from './per-locale'

test('makes a value once per language', () => {
  const make = jest.fn((locale: string) => ({ locale }))
  const of = perLocale(make)
  expect(of('ja')).toEqual({ locale: 'ja' })
  expect(of('ja')).toBe(of('ja'))
  expect(of('th')).not.toBe(of('ja'))
  expect(make).toHaveBeenCalledTimes(2)
})

test('writes dollars in every language', () => {
  expect(dollars(123_450, 'en')).toBe('$1,234.50')
  expect(dollars(5, 'zh-CN')).toBe('$0.05')
})
