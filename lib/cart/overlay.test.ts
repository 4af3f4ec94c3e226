import type { Cart, CartLine } from '@/contracts/schemas/cart'
import { overlay, guestChanges } from '@/lib/cart/overlay'

const line = (sku_id: number, own: Partial<CartLine> = {}) =>
  ({
    sku_id,
    price: 100,
    stock: 5,
    quantity: 1,
    selected: true,
    available: true,
    previous_price: null,
    previous_quantity: null,
    ...own,
  }) as CartLine
const cart: Cart = {
  lines: [line(1, { quantity: 2, previous_price: 90 }), line(2), line(3, { available: false })],
  quantity: 4,
  selected_quantity: 3,
  selected_total: 300,
}
const version = ''

test('returns the server cart unchanged when there are no changes', () => {
  expect(overlay(cart, {})).toBe(cart)
  expect(overlay(cart, { 99: { quantity: 3, version } })).toBe(cart)
})

test('clamps quantities to the stock and counts ticks and removals', () => {
  const after = overlay(cart, {
    1: { quantity: 50, version },
    2: { selected: false, version },
  })
  expect(after).toMatchObject({ quantity: 7, selected_quantity: 5, selected_total: 500 })
  expect(after.lines[0]).toMatchObject({ quantity: 5, previous_price: null })
  const removed = overlay(cart, { 1: { removedUntil: 1, version } })
  expect(removed).toMatchObject({ quantity: 2, selected_total: 100 })
})

test('keeps the explanation when only the tick changes, and ignores a deleted line', () => {
  const after = overlay(cart, { 1: { selected: true, version }, 3: { quantity: 9, version } })
  expect(after.lines[0]?.previous_price).toBe(90)
  expect(after).toMatchObject({ quantity: 4, selected_total: 300 })
})

test('compares a guest cart by the changes of the visitor, not of the stock', () => {
  const told = {
    ...cart,
    lines: [line(1, { quantity: 5, previous_quantity: 50 }), line(2), line(3)],
  }
  const on = (sku_id: number, quantity: number, selected = true) => ({
    sku_id,
    quantity,
    selected,
    seen_price: null,
  })
  expect(guestChanges(told, [on(1, 50), on(2, 1), on(3, 1)])).toEqual({})
  expect(guestChanges(told, [on(1, 3), on(2, 1, false)])).toEqual({
    1: { quantity: 3, selected: true, version },
    2: { selected: false, version },
    3: { removedUntil: 0, version },
  })
})
