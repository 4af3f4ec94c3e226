import { encodeQuery } from '@/lib/api/query-string'
import { parseQuery } from '@/server/http/query'

const CASES: [input: object, query: string][] = [
  [{ id: 42 }, 'id=42'],
  [{ a: undefined, b: null, c: '', d: 0, e: false }, 'd=0&e=false'],
  [{ filter: { from: 1, to: '' } }, 'filter%5Bfrom%5D=1'],
  [{ items: [] }, ''],
  [{ word: 'a b&c=ก' }, 'word=a%20b%26c%3D%E0%B8%81'],
]

test.each(CASES)('encodes %j as %s', (input, query) => {
  expect(encodeQuery(input)).toBe(query)
})

test('the backend decodes nested lists as they were', () => {
  const query = encodeQuery({
    items: [
      { sku_id: 5, quantity: 2 },
      { sku_id: 7, quantity: 1 },
    ],
    promo_code: '',
  })
  expect(parseQuery(new URLSearchParams(query))).toEqual({
    items: [
      { sku_id: '5', quantity: '2' },
      { sku_id: '7', quantity: '1' },
    ],
  })
})
