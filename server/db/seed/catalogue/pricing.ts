import type { Random } from './random'
import type { Kind } from './kind'

function roundedTo(cents: number, step: number, less: number): number {
  return Math.max(step, Math.round(cents / step) * step) - less
}

/** Rounds an amount in cents to a typical price: 1299, 4900, 12900. */
export function priceLike(cents: number): number {
  if (cents < 2_000) return roundedTo(cents, 100, 1)
  if (cents < 10_000) {
    const whole = roundedTo(cents, 100, 0)
    return whole % 1_000 === 0 ? whole - 100 : whole
  }
  if (cents < 50_000) return roundedTo(cents, 1_000, 100)
  return roundedTo(cents, 5_000, 100)
}

/** An amount in cents within the price range of the kind, skewed towards its lower end. */
export function basePrice(random: Random, kind: Kind, factor: number): number {
  const [lowest, highest] = kind.dollars
  return (lowest + (highest - lowest) * random.next() ** 1.6) * 100 * factor
}

/** The price before the discount, for 25 % of the products; null for the others. */
export function originalPrice(random: Random, priceCents: number): number | null {
  if (!random.chance(0.25)) return null
  const original = priceLike(priceCents * (1.1 + 0.45 * random.next() ** 1.5))
  return original > priceCents ? original : null
}
