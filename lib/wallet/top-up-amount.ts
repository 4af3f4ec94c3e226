import { parseAmount } from '@/lib/format/money'

export type TopUpAmount = { cents: number } | { complaint: 'amount' | 'tooSmall' }

const MOST_CENTS = 10_000_000_000

/** What was typed as the amount of a top-up, or why it cannot be one (specification section 5). */
export function readTopUpAmount(typed: string, leastCents: number): TopUpAmount {
  const cents = parseAmount(typed)
  if (cents === null || cents === 0 || cents > MOST_CENTS) return { complaint: 'amount' }
  return cents < leastCents ? { complaint: 'tooSmall' } : { cents }
}
