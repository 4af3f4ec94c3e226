import { parseRefundAddress, refundHref } from './refund-address'

it('parses the form fields of the address', () => {
  expect(parseRefundAddress(['7', '2611210000000001', '3,4', '12.99'])).toEqual({
    orderId: 7,
    productIds: [3, 4],
    amount: 1299,
  })
})

it('parses what the form links to', () => {
  const order = { id: 7, order_no: '26', items: [{ product_id: 3 }, { product_id: 3 }] }
  expect(refundHref(order)).toBe('/refund/7/26/3')
  expect(parseRefundAddress(refundHref(order).split('/').slice(2))).toEqual({
    orderId: 7,
    productIds: [3],
    amount: null,
  })
})

it.each<[string, string[], object | null]>([
  ['only an order', ['7'], { orderId: 7, productIds: [], amount: null }],
  [
    'products of nonsense',
    ['7', 'x', 'a,-1,0,2', ''],
    { orderId: 7, productIds: [2], amount: null },
  ],
  ['an amount of nonsense', ['7', 'x', '', '-5'], { orderId: 7, productIds: [], amount: null }],
  ['an amount of nothing', ['7', 'x', '', '0'], { orderId: 7, productIds: [], amount: null }],
  [
    'Thai digits',
    ['7', 'x', '1', '%E0%B9%91%E0%B9%92'],
    { orderId: 7, productIds: [1], amount: 1200 },
  ],
  ['broken encoding', ['7', 'x', '%', '%E0'], { orderId: 7, productIds: [], amount: null }],
  ['no order', [], null],
  ['an order of nonsense', ['0x7'], null],
])('parses %s', (_name, parts, address) => {
  expect(parseRefundAddress(parts)).toEqual(address)
})
