import type { PaidOrder, SettledRefund } from './refund-amounts'
import { keptItems, reviewableItems } from './reviewable'

const order: PaidOrder = { subtotal: 3000, freight: 500, discount: 0, tax: 0, taxKind: null }
const items = [
  { id: 1, price: 1000, quantity: 1, isReviewed: false },
  { id: 2, price: 2000, quantity: 1, isReviewed: false },
]

it.each<[string, SettledRefund[], number[]]>([
  ['nothing was refunded', [], [1, 2]],
  ['a part of one item was refunded', [{ itemIds: [2], amount: 1999 }], [1, 2]],
  ['all of one item was refunded', [{ itemIds: [2], amount: 2000 }], [1]],
  [
    'all of one item was refunded, in two parts',
    [
      { itemIds: [2], amount: 1500 },
      { itemIds: [2], amount: 500 },
    ],
    [1],
  ],
  ['a part of both items was refunded', [{ itemIds: [1, 2], amount: 1500 }], [1, 2]],
  ['all of both items was refunded', [{ itemIds: [1, 2], amount: 3000 }], []],
])('finds the reviewable items when %s', (_, settled, waiting) => {
  expect([...reviewableItems(order, items, settled)]).toEqual(waiting)
})

it('leaves a free item with the buyer unless a refund left nothing of all its items', () => {
  const discounted = { ...order, subtotal: 1001, discount: 998 }
  const own = [items[0]!, { ...items[1]!, price: 1 }, { ...items[1]!, id: 3, price: 0 }]
  const kept = (...settled: SettledRefund[]) =>
    keptItems(discounted, own, settled).map(({ id }) => id)
  expect(kept({ itemIds: [1, 2], amount: 1 })).toEqual([1, 2, 3])
  expect(kept({ itemIds: [1, 2], amount: 1 }, { itemIds: [1], amount: 2 })).toEqual([2, 3])
  expect(kept({ itemIds: [1, 2], amount: 3 })).toEqual([3])
})

it('leaves out an item that a refund left nothing of, beside one that it left something of', () => {
  const own = [
    { ...items[0]!, price: 2000 },
    { ...items[1]!, price: 1 },
  ]
  const settled = [{ itemIds: [1, 2], amount: 1500 }]
  expect(keptItems({ ...order, subtotal: 2001 }, own, settled).map(({ id }) => id)).toEqual([1])
})

it('excludes reviewed items and includes free ones', () => {
  const free = { ...order, discount: 3000 }
  const own = [{ ...items[0]!, isReviewed: true }, items[1]!]
  expect([...reviewableItems(free, own, [])]).toEqual([2])
})
