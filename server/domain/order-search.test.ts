import { normaliseForSearch, searchTextOf } from './order-search'

test('normalises width and case', () => {
  expect(normaliseForSearch('ＡＢＣ Kettle')).toBe('abc kettle')
})

test('contains the number and each name once', () => {
  expect(searchTextOf('2611X', ['Kettle', 'ケトル', 'Kettle'])).toBe('2611x\nkettle\nケトル')
})
