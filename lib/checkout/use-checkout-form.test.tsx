import { act, renderHook } from '@testing-library/react'
import { useBasketForm } from './use-checkout-form'

const TEA = [
  { sku_id: 31, quantity: 1 },
  { sku_id: 32, quantity: 1 },
]
const KETTLE = [{ sku_id: 21, quantity: 1 }]

it('keeps what was typed for a basket when it becomes smaller, and not for another one', () => {
  const { result, rerender } = renderHook(({ items }) => useBasketForm(items), {
    initialProps: { items: TEA },
  })
  act(() => result.current.change({ remarks: { 2: 'Happy birthday' } }))
  act(() => result.current.change({ promo: 'WELCOME10', addressId: 7 }))
  rerender({ items: [{ sku_id: 31, quantity: 3 }] })
  const typed = { remarks: { 2: 'Happy birthday' }, promo: 'WELCOME10', addressId: 7 }
  expect(result.current.value).toMatchObject(typed)
  rerender({ items: KETTLE })
  expect(result.current.value).toMatchObject({ remarks: {}, promo: '', addressId: 7 })
  act(() => result.current.change({ addressId: 8 }))
  expect(result.current.value).toMatchObject({ remarks: {}, promo: '', addressId: 8 })
  act(() => result.current.change({ promo: 'SAVE20' }))
  expect(result.current.value).toMatchObject({ remarks: {}, promo: 'SAVE20', addressId: 8 })
  rerender({ items: [...KETTLE, { sku_id: 41, quantity: 1 }] })
  expect(result.current.value.promo).toBe('')
  rerender({ items: TEA })
  expect(result.current.value).toMatchObject({ remarks: {}, promo: '', addressId: 8 })
})
