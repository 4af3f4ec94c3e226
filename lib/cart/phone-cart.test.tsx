import {
  addToPhone,
  changeOnPhone,
  parsePhoneCart,
  phoneCart,
  removeFromPhone,
  restoreOnPhone,
} from '@/lib/cart/phone-cart'
import { outbox } from '@/lib/cart/outbox'
import { mergePhoneCart } from '@/lib/mutations/cart'

const shirt = { sku_id: 11, quantity: 2, price: 1299, stock: 5 }
const line = (sku_id: number, quantity = 1) => ({
  sku_id,
  quantity,
  selected: true,
  seen_price: 500,
})
const quantities = () =>
  phoneCart.read().map(({ sku_id: skuId, quantity }) => [skuId, quantity] as const)

beforeEach(() => localStorage.clear())

test('adds quantities up to the stock and puts the latest line first', () => {
  expect(addToPhone(shirt)).toMatchObject({ given: 2 })
  addToPhone({ ...shirt, sku_id: 12 })
  expect(addToPhone({ ...shirt, quantity: 9 })).toMatchObject({ given: 3, reason: 'stock' })
  expect(addToPhone(shirt)).toMatchObject({ given: 0 })
  expect(quantities()).toEqual([
    [12, 2],
    [11, 5],
  ])
})

test('does not reduce a line above the stock when adding', () => {
  phoneCart.write([line(11, 9)])
  expect(addToPhone({ ...shirt, stock: 5 })).toMatchObject({ given: 0 })
  expect(quantities()).toEqual([[11, 9]])
})

test('limits a line to 999 pieces, and gives the limit as the reason while there is stock', () => {
  phoneCart.write([line(11, 998)])
  expect(addToPhone({ ...shirt, stock: 5000 })).toEqual({ given: 1, reason: 'limit' })
  expect(addToPhone({ ...shirt, stock: 999 })).toEqual({ given: 0, reason: 'stock' })
})

test('refuses line 101', () => {
  phoneCart.write(Array.from({ length: 100 }, (_, index) => line(index + 1)))
  expect(addToPhone({ ...shirt, sku_id: 500 })).toEqual({ given: 0, reason: 'full' })
  expect(addToPhone({ ...shirt, sku_id: 7 }).given).toBe(2)
})

test('changes, removes and restores lines in place', () => {
  phoneCart.write([line(1), line(2), line(3)])
  changeOnPhone(new Map([[2, { quantity: 7, selected: false }]]))
  const before = phoneCart.read()
  removeFromPhone([2])
  addToPhone({ ...shirt, sku_id: 9 })
  restoreOnPhone(before, [2])
  expect(quantities()).toEqual([
    [9, 2],
    [1, 1],
    [2, 7],
    [3, 1],
  ])
})

test.each([
  ['nothing', null],
  ['no list', { lines: [] }],
  ['no lines', [1, null, 'x', {}]],
  ['a fraction', [{ ...line(11), quantity: 1.5 }]],
  ['too many pieces', [line(11, 1000)]],
  ['a price that is none', [{ ...line(11), seen_price: -1 }]],
])('reads a stored cart with %s as empty', (_name, stored) => {
  expect(parsePhoneCart(stored)).toEqual([])
})

test('reads stored lines once each, and at most a hundred', () => {
  const many = Array.from({ length: 300 }, (_, index) => line(index + 1))
  expect(parsePhoneCart([line(1), ...many])).toHaveLength(100)
})

test('moves the guest cart to the account at sign-in, once', () => {
  phoneCart.write([line(11, 3), line(12)])
  mergePhoneCart()
  mergePhoneCart()
  expect(phoneCart.read()).toEqual([])
  expect(outbox.read().additions).toMatchObject([
    {
      isMerge: true,
      items: [
        { sku_id: 11, quantity: 3 },
        { sku_id: 12, quantity: 1 },
      ],
    },
  ])
})
