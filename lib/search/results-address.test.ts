import {
  changed,
  countFilters,
  hasFilters,
  productFilterOf,
  readResults,
  withoutFilters,
  writeResults,
} from '@/lib/search/results-address'

const read = (query: string) => readResults(new URLSearchParams(query))

test.each([
  '',
  'keyword=red+shoes',
  'keyword=%E9%9D%B4&category=toys&min_price=1000&max_price=5000&min_rating=4&in_stock=1&sort=new',
  'keyword=x&tab=shops',
  'max_price=0',
])('parses and serialises the same address: %s', (query) => {
  expect(read(writeResults(read(query)))).toEqual(read(query))
  const written = new URLSearchParams(writeResults(read(query)))
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(new URLSearchParams(query)))
})

test.each([
  'sort=cheapest',
  'category=DROP%20TABLE',
  'category=',
  'min_price=-1&max_price=1.5',
  'min_price=99999999999999999999',
  'min_rating=6',
  'min_rating=0',
  'in_stock=maybe',
  'tab=people',
  'keyword=%20%20',
  'keyword=%E2%80%8B',
  'keyword=%EE%80%80',
])('ignores invalid parameters: %s', (query) => {
  expect(read(query)).toEqual({ tab: 'products', sort: 'hot' })
})

test('removes filters one by one or all together', () => {
  const results = read('keyword=x&category=toys&in_stock=1&sort=new')
  expect(hasFilters(results)).toBe(true)
  const rest = changed(results, { category: undefined })
  expect(rest).toEqual({ tab: 'products', keyword: 'x', in_stock: true, sort: 'new' })
  expect(hasFilters(withoutFilters(results))).toBe(false)
  expect(productFilterOf(rest)).toEqual({ keyword: 'x', in_stock: true, sort: 'new' })
})

test('counts a price range as one filter', () => {
  const results = read('min_price=500&max_price=5000&in_stock=1')
  expect(countFilters(results)).toBe(2)
  expect(countFilters(withoutFilters(results))).toBe(0)
})
