import {
  addToGuestCart,
  clearGuestCart,
  changeGuestLines,
  parseGuestCart,
  guestCart,
  removeGuestLines,
  restoreGuestLines,
} from '@/lib/cart/guest-cart'
import { outbox } from '@/lib/cart/outbox'
import { mergeGuestCart } from '@/lib/mutations/cart'

const shirt = { sku_id: 11, quantity: 2, price: 1299, stock: 5 }
const line = (sku_id: number, quantity = 1) => ({
  sku_id,
  quantity,
  selected: true,
  seen_price: 500,
})
const quantities = () =>
  guestCart.read().map(({ sku_id: skuId, quantity }) => [skuId, quantity] as const)

beforeEach(() => localStorage.clear())

test('adds quantities up to the stock and puts the latest line first', () => {
  expect(addToGuestCart(shirt)).toMatchObject({ given: 2 })
  addToGuestCart({ ...shirt, sku_id: 12 })
  expect(addToGuestCart({ ...shirt, quantity: 9 })).toMatchObject({ given: 3, reason: 'stock' })
  expect(addToGuestCart(shirt)).toMatchObject({ given: 0 })
  expect(quantities()).toEqual([
    [12, 2],
    [11, 5],
  ])
})

test('does not reduce a line above the stock when adding', () => {
  guestCart.write([line(11, 9)])
  expect(addToGuestCart({ ...shirt, stock: 5 })).toMatchObject({ given: 0 })
  expect(quantities()).toEqual([[11, 9]])
})

test('limits a line to 999 pieces, and gives the limit as the reason while there is stock', () => {
  guestCart.write([line(11, 998)])
  expect(addToGuestCart({ ...shirt, stock: 5000 })).toEqual({ given: 1, reason: 'limit' })
  expect(addToGuestCart({ ...shirt, stock: 999 })).toEqual({ given: 0, reason: 'stock' })
})

test('refuses line 101', () => {
  guestCart.write(Array.from({ length: 100 }, (_, index) => line(index + 1)))
  expect(addToGuestCart({ ...shirt, sku_id: 500 })).toEqual({ given: 0, reason: 'full' })
  expect(addToGuestCart({ ...shirt, sku_id: 7 }).given).toBe(2)
})

test('keeps nothing of goods that are sold out', () => {
  expect(addToGuestCart({ ...shirt, stock: 0 })).toEqual({ given: 0, reason: 'stock' })
  expect(guestCart.read()).toEqual([])
})

test('selects what is added, at the price of that moment', () => {
  guestCart.write([{ ...line(11), selected: false }])
  addToGuestCart(shirt)
  expect(guestCart.read()).toEqual([{ sku_id: 11, quantity: 3, selected: true, seen_price: 1299 }])
  expect(JSON.parse(localStorage.getItem('sampan.cart')!)).toEqual(guestCart.read())
})

test('removes lines, and the storage with the last one', () => {
  guestCart.write([line(1), line(2)])
  removeGuestLines([1])
  expect(quantities()).toEqual([[2, 1]])
  removeGuestLines([2])
  expect([guestCart.read(), localStorage.getItem('sampan.cart')]).toEqual([[], null])
  guestCart.write([line(1)])
  clearGuestCart()
  expect([guestCart.read(), localStorage.getItem('sampan.cart')]).toEqual([[], null])
})

test('restores no more than a hundred lines', () => {
  const before = Array.from({ length: 100 }, (_, index) => line(index + 1))
  guestCart.write(before.slice(1))
  addToGuestCart({ ...shirt, sku_id: 500 })
  restoreGuestLines(before, [1])
  expect(guestCart.read()).toHaveLength(100)
  expect(quantities()[0]).toEqual([500, 2])
})

test('changes, removes and restores lines in place', () => {
  guestCart.write([line(1), line(2), line(3)])
  changeGuestLines(new Map([[2, { quantity: 7, selected: false }]]))
  const before = guestCart.read()
  removeGuestLines([2])
  addToGuestCart({ ...shirt, sku_id: 9 })
  restoreGuestLines(before, [2])
  expect(quantities()).toEqual([
    [9, 2],
    [1, 1],
    [2, 7],
    [3, 1],
  ])
})

test('restores only the lines of the undone removal', () => {
  guestCart.write([line(1), line(2), line(3)])
  const before = guestCart.read()
  removeGuestLines([1, 2])
  restoreGuestLines(before, [2])
  expect(quantities().map(([skuId]) => skuId)).toEqual([2, 3])
})

test.each([
  ['nothing', null],
  ['no list', { lines: [] }],
  ['no lines', [1, null, 'x', {}]],
  ['a fraction', [{ ...line(11), quantity: 1.5 }]],
  ['too many pieces', [line(11, 1000)]],
  ['a tick that is none', [{ ...line(11), selected: 'yes' }]],
  ['a price that is none', [{ ...line(11), seen_price: -1 }]],
])('reads a stored cart with %s as empty', (_name, stored) => {
  expect(parseGuestCart(stored)).toEqual([])
})

test.each([null, 0, 1299])('reads a stored price of %j', (price) => {
  const stored = [{ ...line(11), seen_price: price }]
  expect(parseGuestCart(stored)).toEqual(stored)
})

test('reads stored lines once each, and at most a hundred', () => {
  const many = Array.from({ length: 300 }, (_, index) => line(index + 1))
  expect(parseGuestCart([line(1), ...many])).toHaveLength(100)
})

test('moves the guest cart to the account at sign-in, once', () => {
  guestCart.write([line(11, 3), line(12)])
  mergeGuestCart()
  mergeGuestCart()
  expect(guestCart.read()).toEqual([])
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
