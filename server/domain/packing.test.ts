import fc from 'fast-check'
import { contentsOf, endsPacking, leftToSend, nextParcel, packedIn, unsentOf } from './packing'

const item = (id: number, quantity: number, isRestocked = false) => ({ id, quantity, isRestocked })
const all = (items: { id: number }[]) => new Set(items.map(({ id }) => id))

it('counts everything as packed in a parcel without rows, except what was restocked', () => {
  const items = [item(1, 2), item(2, 3, true)]
  expect(contentsOf({ items: [] }, items)).toEqual([{ itemId: 1, quantity: 2 }])
  expect(leftToSend(items, [{ items: [] }], all(items))).toEqual(new Map())
})

it('sends nothing more of an item that was refunded', () => {
  const items = [item(1, 3), item(2, 1), item(3, 1, true)]
  const parcels = [{ items: [{ itemId: 1, quantity: 1 }] }]
  expect(leftToSend(items, parcels, new Set([2, 3]))).toEqual(new Map([[2, 1]]))
  expect(packedIn(items, parcels).get(1)).toBe(1)
})

it('counts the units of each item that are in no parcel', () => {
  const items = [item(1, 3), item(2, 1), item(3, 2, true)]
  const packed = packedIn(items, [
    { items: [{ itemId: 1, quantity: 1 }] },
    { items: [{ itemId: 2, quantity: 1 }] },
  ])
  expect(unsentOf(items, packed)).toEqual(
    new Map([
      [1, 2],
      [3, 2],
    ]),
  )
})

it.each([
  ['too many', [{ itemId: 1, quantity: 3 }]],
  [
    'too many in two lines',
    [
      { itemId: 1, quantity: 1 },
      { itemId: 1, quantity: 2 },
    ],
  ],
  ['something else', [{ itemId: 9, quantity: 1 }]],
  ['nothing', []],
])('refuses a parcel with %s', (_, asked) => {
  expect(nextParcel(new Map([[1, 2]]), asked)).toBeNull()
})

it('refuses an empty parcel when nothing is left', () => {
  expect(nextParcel(new Map(), undefined)).toBeNull()
})

const someItems = fc
  .array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 })
  .map((quantities) => quantities.map((quantity, place) => item(place + 1, quantity)))

it('sends each unit once, whatever the parcels', () => {
  fc.assert(
    fc.property(
      someItems,
      fc.array(fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })))),
      (items, wishes) => {
        const parcels: { items: { itemId: number; quantity: number }[] }[] = []
        for (const wish of wishes) {
          const left = leftToSend(items, parcels, all(items))
          const asked = wish.map(([itemId, quantity]) => ({ itemId, quantity }))
          const chosen = nextParcel(left, asked)
          if (!chosen) continue
          parcels.push({ items: [...chosen].map(([itemId, quantity]) => ({ itemId, quantity })) })
          const isOver = leftToSend(items, parcels, all(items)).size === 0
          expect(endsPacking(left, chosen)).toBe(isOver)
        }
        const rest = nextParcel(leftToSend(items, parcels, all(items)), undefined)
        if (rest)
          parcels.push({ items: [...rest].map(([itemId, quantity]) => ({ itemId, quantity })) })
        expect(packedIn(items, parcels)).toEqual(
          new Map(items.map(({ id, quantity }) => [id, quantity])),
        )
      },
    ),
  )
})
