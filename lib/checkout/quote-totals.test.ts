import type { Quote } from '@/contracts/schemas/orders'
import { breakdownOf } from './quote-totals'

const group = (own: object) => ({ subtotal: 1000, freight: 499, discount: 0, ...own })
const quote = (...groups: object[]) => ({ groups: groups.map(group) }) as unknown as Quote
const tax = (amount: number) => ({ amount, basis_points: 700, included: false })

it('adds up the shops, also their tax', () => {
  expect(breakdownOf(quote({ tax: tax(70) }, { discount: 100, tax: tax(63) }))).toEqual({
    subtotal: 2000,
    freight: 998,
    discount: 100,
    tax: tax(133),
    unserved: false,
  })
})

it('has no tax without one, and is unserved with one of the shops', () => {
  expect(breakdownOf(quote({ tax: null }, {})).tax).toBeUndefined()
  expect(breakdownOf(quote({ unserved: false }, { unserved: true })).unserved).toBe(true)
})
