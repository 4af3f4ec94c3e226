import { inBatches } from './in-batches'

it.each([
  [0, []],
  [100, [100]],
  [101, [100, 1]],
])('parts %i shipments', (count, sizes) => {
  const shipments = Array.from({ length: count }, (_, id) => ({ id }))
  const batches = inBatches(shipments)
  expect(batches.map(({ length }) => length)).toEqual(sizes)
  expect(batches.flat()).toEqual(shipments)
})
