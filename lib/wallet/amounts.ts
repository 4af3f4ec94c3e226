import { parseAmount } from '@/lib/format/money'

export type DrawAmount =
  { cents: number } | { error: 'drawAmount' | 'drawOverBalance' | 'amount' | 'tooSmall' }

/**
 * What was typed as the amount of a withdrawal, or why it cannot be one (specification section 5). Nothing,
 * zero and a minus are one error; what is no amount at all is another.
 */
export function readDrawAmount(
  typed: string,
  { balance, minAmount }: { balance: number; minAmount: number },
): DrawAmount {
  const plain = typed.normalize('NFKC').trim()
  const cents = parseAmount(plain)
  if (plain === '' || cents === 0 || /^\$?\s*[-−]/.test(plain)) return { error: 'drawAmount' }
  if (cents === null) return { error: 'amount' }
  if (cents > balance) return { error: 'drawOverBalance' }
  return cents < minAmount ? { error: 'tooSmall' } : { cents }
}

export type TopUpAmount = { cents: number } | { error: 'amount' | 'tooSmall' }

const MOST_CENTS = 10_000_000_000

/** What was typed as the amount of a top-up, or why it cannot be one (specification section 5). */
export function readTopUpAmount(typed: string, leastCents: number): TopUpAmount {
  const cents = parseAmount(typed)
  if (cents === null || cents === 0 || cents > MOST_CENTS) return { error: 'amount' }
  return cents < leastCents ? { error: 'tooSmall' } : { cents }
}
