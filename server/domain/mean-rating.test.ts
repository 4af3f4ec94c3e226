import { meanRating } from './mean-rating'

it.each([
  [0, 0, 0],
  [13, 3, 4.3],
  [9, 2, 4.5],
  [5, 1, 5],
])('of ratings with the sum %d and the count %d is %d', (sum, count, mean) => {
  expect(meanRating(sum, count)).toBe(mean)
})
