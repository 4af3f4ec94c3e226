import { KEYWORD_MAX, resultsHref, tidyKeyword } from '@/lib/search/keyword'

test.each([
  ['  red   shoes \n', 'red shoes'],
  ['ノート\tパソコン', 'ノート パソコン'],
  ['a\u0000b', 'a b'],
  ['   ', ''],
  [' \u200b\u2800 ', ''],
  ['x'.repeat(10_000), 'x'.repeat(KEYWORD_MAX)],
  [`${'x'.repeat(KEYWORD_MAX - 1)}😀`, 'x'.repeat(KEYWORD_MAX - 1)],
])('for %j, searches for %j', (typed, tidy) => {
  expect(tidyKeyword(typed)).toBe(tidy)
})

test('preserves every script and character in the URL', () => {
  const keyword = 'รองเท้า & 50% + "靴"'
  expect(new URL(resultsHref(keyword), 'http://x').searchParams.get('keyword')).toBe(keyword)
})
