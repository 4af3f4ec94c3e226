/** From 1.0 to 5.0, with one decimal; 0 without ratings. */
export const meanRating = (sum: number, count: number): number =>
  count === 0 ? 0 : Math.round((sum / count) * 10) / 10
