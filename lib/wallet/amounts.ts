import { formatPlainCents, parseAmount } from '@/lib/format/money'

export type DrawAmount =
  { cents: number } | { error: 'drawAmount' | 'drawOverBalance' | 'amount' | 'tooSmall' }

/**
 * Parses a withdrawal amount or returns its error (specification section 5). Empty, zero and
 * negative values share one error; text that is no amount has another.
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

export type TopUpAmount = { cents: number } | { error: 'amount' | 'tooSmall' | 'tooLarge' }

const MAX_CENTS = 10_000_000_000

/** Parses a top-up amount or returns its error (specification section 5). */
export function readTopUpAmount(
  typed: string,
  minCents: number,
  maxCents = MAX_CENTS,
): TopUpAmount {
  const cents = parseAmount(typed)
  if (cents === null || cents === 0 || cents > MAX_CENTS) return { error: 'amount' }
  if (cents > maxCents) return { error: 'tooLarge' }
  return cents < minCents ? { error: 'tooSmall' } : { cents }
}

/** The amount to prefill: the one of the URL, at least the minimum; empty if it is no amount. */
export function suggestedAmount(asked: string | null, minCents: number): string {
  const read = readTopUpAmount(asked ?? '', minCents)
  if ('error' in read && read.error === 'amount') return ''
  return formatPlainCents('cents' in read ? read.cents : minCents)
}
