import type { Quote } from '@/contracts/schemas/orders'
import { quoteChanges } from './quote-changes'

function quote(own: {
  price?: number
  available?: boolean
  freight?: number
  discount?: number
  promo?: Quote['promo']
  tax?: { amount: number; included: boolean }
}) {
  const { price = 500, available = true, freight = 499, discount = 0, promo = null, tax } = own
  const line = { sku_id: 31, name: 'Tea', values: ['Green'], price, quantity: 2, available }
  return {
    groups: [{ shop: { id: 2, name: 'Shop' }, lines: [line], freight, discount, tax }],
    promo,
  } as unknown as Quote
}

const spent = { code: 'ONCE', valid: false, reason: 'Already used' }

it.each([
  ['nothing', quote({}), quote({}), []],
  [
    'a price',
    quote({}),
    quote({ price: 600 }),
    [{ kind: 'line', id: 31, name: 'Tea · Green', before: 1000, after: 1200 }],
  ],
  [
    'a line that is gone',
    quote({}),
    quote({ available: false, freight: 0 }),
    [
      { kind: 'line', id: 31, name: 'Tea · Green', before: 1000, after: null },
      { kind: 'freight', id: 2, name: 'Shop', before: 499, after: 0 },
    ],
  ],
  [
    'a line that is back',
    quote({ available: false }),
    quote({}),
    [{ kind: 'line', id: 31, name: 'Tea · Green', before: null, after: 1000 }],
  ],
  [
    'a line that was never counted',
    quote({ available: false }),
    quote({ available: false, price: 1 }),
    [],
  ],
  [
    'an added tax',
    quote({ tax: { amount: 70, included: false } }),
    quote({}),
    [{ kind: 'tax', id: 2, name: 'Shop', before: 70, after: 0 }],
  ],
  ['an included tax', quote({ tax: { amount: 70, included: true } }), quote({}), []],
  [
    'a promo',
    quote({ discount: 100 }),
    quote({ promo: spent }),
    [{ kind: 'promo', id: null, name: 'ONCE', before: 100, after: 0, reason: 'Already used' }],
  ],
])('reports a changed %s', (_, seen, now, changes) => {
  expect(quoteChanges(seen, now)).toEqual(changes)
})
