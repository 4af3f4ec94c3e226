import { choicesFor } from './order-choices'

const item = { id: 1, price: 1000, quantity: 1, isReviewed: false }
const order = {
  status: 2 as const,
  payBefore: new Date(0),
  subtotal: 1000,
  freight: 499,
  discount: 0,
  tax: 0,
  taxKind: null,
  total: 1499,
  isShipped: true,
}

it('offers a refund while some of the goods can be refunded', () => {
  expect(choicesFor(order, [item], []).actions).toEqual(['confirm', 'refund'])
  const settled = [{ itemIds: [1], amount: 999 }]
  expect(choicesFor(order, [item], settled).actions).toEqual(['confirm', 'refund'])
})

it('offers no refund of freight that was spent for free goods', () => {
  const free = { ...order, discount: 1000, total: 499 }
  expect(choicesFor(free, [item], []).actions).toEqual(['confirm'])
  const unsent = { ...free, status: 1 as const, isShipped: false }
  expect(choicesFor(unsent, [item], []).actions).toEqual(['refund'])
})

it('offers to cancel what cost nothing until a parcel of it is sent', () => {
  const free = { ...order, status: 1 as const, discount: 1499, total: 0, isShipped: false }
  expect(choicesFor(free, [item], []).actions).toEqual(['cancel'])
  expect(choicesFor({ ...free, isShipped: true }, [item], []).actions).toEqual([])
})

it('offers a review of items that are kept and have none', () => {
  const received = { ...order, status: 3 as const }
  const other = { ...item, id: 2, isReviewed: true }
  expect(choicesFor(received, [item, other], [])).toEqual({
    reviewable: new Set([1]),
    actions: ['review', 'refund'],
  })
  expect(choicesFor(received, [other], []).actions).toEqual(['refund'])
})
