import {
  boundedCount,
  formatCompactCount,
  formatFavorableRate,
  formatCount,
  formatPercent,
  formatRating,
  parseCount,
} from './count'

it.each([
  [999, 'en', '999'],
  [1299, 'en', '1.2K'],
  [1999, 'en', '1.9K'],
  [12_345, 'en', '12.3K'],
  [1411, 'zh-CN', '1,411'],
  [9999, 'ja', '9,999'],
  [1370, 'ko', '1,370'],
  [12_999, 'zh-CN', '1.2万'],
  [12_999, 'ja', '1.2万'],
  [12_999, 'ko', '1.2만'],
  [1299, 'th', '1.2K'],
])('abbreviates %d in %s as %s', (count, locale, text) => {
  expect(formatCompactCount(count, locale)).toBe(text)
})

it('formats counts, percentages and ratings', () => {
  expect(formatCount(1234)).toBe('1,234')
  expect(formatPercent(98)).toBe('98%')
  expect(formatPercent(97.5)).toBe('98%')
  expect(formatRating(4)).toBe('4.0')
  expect(formatRating(4.66)).toBe('4.7')
})

it.each([
  ['3', 3],
  ['１２', 12],
  ['๑๒', 12],
  ['007', 7],
  [' 12 ', 12],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['9'.repeat(20), null],
])('parses %j as %p', (text, count) => {
  expect(parseCount(text)).toBe(count)
})

it.each([
  [1234, { count: 1234, shown: '1,234' }],
  [0, { count: 0, shown: '0' }],
  ['1000+', { count: 1000, shown: '1,000+' }],
  ['many' as '1000+', { count: 0, shown: '0+' }],
] as const)('describes the count %j in a sentence', (count, described) => {
  expect(boundedCount(count)).toEqual(described)
})

it.each([
  [0, 100, '–'],
  [1, 96.6, '97%'],
])('with %d sales shows the favorable rate %d as %s', (sales, rate, shown) => {
  expect(formatFavorableRate({ sales, favorable_rate: rate })).toBe(shown)
})
