import { PRICE_BANDS, RATING_BANDS } from './product-filter'

test('every price is in one band', () => {
  expect(PRICE_BANDS[0]?.min).toBe(0)
  expect(PRICE_BANDS.at(-1)?.max).toBeNull()
  expect(PRICE_BANDS.slice(1).map(({ min }) => min - 1)).toEqual(
    PRICE_BANDS.slice(0, -1).map(({ max }) => max),
  )
  expect(PRICE_BANDS.map(({ min }) => min)).toEqual([0, 2000, 5000, 10_000, 30_000])
  expect(RATING_BANDS).toEqual([4, 3])
})
