import type { CartLine } from '@/contracts/schemas/cart'
import type { Quote } from '@/contracts/schemas/orders'
import { orderableCount, orderableItems, problemOf, quoteInput, remarksFor } from './quote-lines'

const shop = (id: number) => ({
  id,
  name: `Shop ${id}`,
  logo: '',
  sales: 0,
  fans: 0,
  favorable_rate: 99,
  followed: false,
})

const line = (own: Partial<CartLine>): CartLine => ({
  sku_id: 1,
  product_id: 1,
  name: 'Lamp',
  values: [],
  image: '',
  price: 100,
  stock: 5,
  quantity: 2,
  selected: true,
  available: true,
  shop: shop(1),
  ...own,
})

const group = (shopId: number, lines: CartLine[]): Quote['groups'][number] => ({
  shop: shop(shopId),
  lines,
  subtotal: 0,
  freight: 0,
  discount: 0,
  total: 0,
})

const quote: Quote = {
  groups: [
    group(1, [line({ sku_id: 1 }), line({ sku_id: 2, available: false, stock: 1 })]),
    group(2, [line({ sku_id: 3, available: false, stock: 0 })]),
  ],
  total: 0,
  promo: null,
}

it('orders only available lines', () => {
  expect(orderableItems(quote)).toEqual([{ sku_id: 1, quantity: 2 }])
  expect(orderableCount(quote)).toBe(2)
})

it.each([
  [line({}), null],
  [line({ available: false, stock: 0 }), { kind: 'soldOut' }],
  [line({ available: false, stock: 1 }), { kind: 'onlyLeft', left: 1 }],
  [line({ available: false, stock: 9 }), { kind: 'offSale' }],
])('explains why a line is left out', (of, problem) => {
  expect(problemOf(of)).toEqual(problem)
})

it('sends messages only to shops that receive an order', () => {
  expect(remarksFor(quote, { 1: ' ring twice ', 2: 'hello', 3: 'x' })).toEqual({ 1: 'ring twice' })
  expect(remarksFor(quote, { 1: '  ' })).toEqual({})
})

it('asks for the price at the chosen address, or at the default one', () => {
  const items = [{ sku_id: 1, quantity: 2 }]
  expect(quoteInput(items, { addressId: null, promo: '' })).toEqual({ items })
  expect(quoteInput(items, { addressId: 7, promo: 'SAVE5' })).toEqual({
    items,
    address_id: 7,
    promo_code: 'SAVE5',
  })
})
