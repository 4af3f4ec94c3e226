import { onlyWritten, withFallbacks, writtenIn } from './fallback-texts'

test('a missing language gets English, else the first written one', () => {
  expect(withFallbacks({ en: 'tea', th: 'ชา' })).toEqual({
    en: 'tea',
    'zh-CN': 'tea',
    ja: 'tea',
    ko: 'tea',
    th: 'ชา',
  })
  expect(withFallbacks({ th: 'ชา', ko: '차' })).toMatchObject({ en: '차', ja: '차', th: 'ชา' })
  expect(() => withFallbacks({})).toThrow('no language')
})

test('the written languages are told from the copies', () => {
  const written = { th: 'ชา', ko: '차' }
  const locales = writtenIn(written)
  expect(onlyWritten(withFallbacks(written), locales)).toEqual(written)
  const all = withFallbacks({ en: 'tea' })
  expect(onlyWritten(all, null)).toEqual(all)
})
