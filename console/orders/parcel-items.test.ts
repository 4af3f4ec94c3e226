import { chosenItems } from './parcel-items'

const LEFT = [
  { id: 1, to_send: 2 },
  { id: 2, to_send: 1 },
]
const chosen = (first: number, second: number) =>
  chosenItems(
    LEFT,
    new Map([
      [1, first],
      [2, second],
    ]),
  )

it('names the items of everything that is left', () => {
  expect(chosen(2, 1)).toEqual([
    { item_id: 1, quantity: 2 },
    { item_id: 2, quantity: 1 },
  ])
})

it('names the items of a part', () => {
  expect(chosen(1, 0)).toEqual([{ item_id: 1, quantity: 1 }])
})

it('makes no parcel of nothing, of too much or of halves', () => {
  for (const [first, second] of [
    [0, 0],
    [3, 1],
    [-1, 1],
    [0.5, 1],
    [Number.NaN, 1],
  ] as const)
    expect(chosen(first, second)).toEqual([])
})
