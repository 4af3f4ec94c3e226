import type { Random } from './random'

const mostSales = 2_400
const mostReviews = 50

export type Figures = {
  sales: number
  reviewCount: number
  /** From 0, buyers like it, to 1, many are disappointed. */
  discontent: number
}

/** About a standard normal distribution. */
function bell(random: Random): number {
  const sum = random.next() + random.next() + random.next() + random.next()
  return (sum - 2) * Math.sqrt(3)
}

function discontentOf(random: Random): number {
  return random.chance(0.07) ? 0.5 + 0.5 * random.next() : 0.4 * random.next() ** 1.3
}

/**
 * Sales have a long tail: they grow with the time on sale and fall with the price and with
 * discontent. 3 to 6 % of the buyers write a review.
 */
export function figuresOf(random: Random, priceCents: number, listedDays: number): Figures {
  const discontent = discontentOf(random)
  const demand = Math.exp(5.05 + 1.25 * bell(random) - 3 * discontent)
  const byAge = (listedDays / 350) ** 0.7
  const byPrice = Math.min(2, (priceCents / 3_000) ** -0.35)
  const sales = Math.floor(mostSales * (1 - Math.exp((-demand * byAge * byPrice) / mostSales)))
  const reviewers = sales * (0.03 + 0.03 * random.next())
  return { sales, discontent, reviewCount: Math.min(mostReviews, Math.round(reviewers)) }
}

/** A rating from 1 to 5. The mean is 4.8 without discontent and 3.3 with the most discontent. */
export function ratingOf(random: Random, discontent: number): number {
  const shares = [0.88 - 0.64 * discontent, 0.09 + 0.16 * discontent, 0.02 + 0.18 * discontent]
  let left = random.next()
  for (const [place, share] of shares.entries()) {
    if (left < share) return 5 - place
    left -= share
  }
  return random.chance(0.5) ? 2 : 1
}
