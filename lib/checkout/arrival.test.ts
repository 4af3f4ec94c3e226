import { arrivalOf } from './arrival'

const arrival = (earliest: string, latest: string) => ({ arrival: { earliest, latest } })

it('reaches from the first to the last parcel that is expected', () => {
  const orders = [
    arrival('2026-11-30T00:00:00.000Z', '2026-12-08T00:00:00.000Z'),
    arrival('2026-11-29T00:00:00.000Z', '2026-12-07T00:00:00.000Z'),
    { arrival: null },
  ]
  expect(arrivalOf(orders)).toEqual({
    earliest: '2026-11-29T00:00:00.000Z',
    latest: '2026-12-08T00:00:00.000Z',
  })
})

it('is null when no parcel is expected', () => {
  expect(arrivalOf([{ arrival: null }, {}])).toBeNull()
})
