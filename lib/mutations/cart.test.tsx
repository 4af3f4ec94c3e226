import { guestCart } from '@/lib/cart/guest-cart'
import { outbox } from '@/lib/cart/outbox'
import { mergeGuestCart } from '@/lib/mutations/cart'

const line = (skuId: number, selected: boolean) => ({
  sku_id: skuId,
  quantity: skuId,
  selected,
  seen_price: 900,
})

beforeEach(() => localStorage.clear())

test('a merged guest cart keeps which lines were selected', () => {
  guestCart.write([line(1, true), line(2, false)])
  mergeGuestCart()
  const { additions, changes } = outbox.read()
  expect(additions.map(({ items }) => items)).toEqual([
    [
      { sku_id: 1, quantity: 1 },
      { sku_id: 2, quantity: 2 },
    ],
  ])
  expect(changes).toEqual({ 2: { selected: false, version: expect.any(String) } })
  expect(guestCart.read()).toEqual([])
})
