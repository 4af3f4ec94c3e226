import { parseAmount } from '@/lib/format/money'

export type DrawAmount =
  { cents: number } | { complaint: 'drawAmount' | 'drawOverBalance' | 'amount' | 'tooSmall' }

/**
 * What was typed as the amount of a withdrawal, or why it cannot be one (specification section 5). Nothing,
 * zero and a minus are one complaint; what is no amount at all is another.
 */
export function readDrawAmount(
  typed: string,
  { balance, minAmount }: { balance: number; minAmount: number },
): DrawAmount {
  const plain = typed.normalize('NFKC').trim()
  const cents = parseAmount(plain)
  if (plain === '' || cents === 0 || /^\$?\s*[-−]/.test(plain)) return { complaint: 'drawAmount' }
  if (cents === null) return { complaint: 'amount' }
  if (cents > balance) return { complaint: 'drawOverBalance' }
  return cents < minAmount ? { complaint: 'tooSmall' } : { cents }
}
