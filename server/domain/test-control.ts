import type { NoticeCode } from './notices'
import { InvalidTestInput } from './domain-error'

// Rules of the test control for the backend and the mock. Only engineers read these messages, so they are in English.

const DAY_MS = 86_400_000
const MAX_AGE_DAYS = 3650
const MAX_SEEDS = 20
export const DEMO_SEED = 'demo'

export const NO_SHOPPER = 'There is no shopper with this id'
export const NO_SHOP = 'There is no shop with this id'

/** The oldest date after a clock step. Dates before 2000, or out of range, would break lists that others read. */
export function checkClock(registeredAt: Date, seconds: number): void {
  const earliest = Date.now() - MAX_AGE_DAYS * DAY_MS
  if (registeredAt.getTime() - seconds * 1000 >= earliest) return
  throw new InvalidTestInput({
    seconds: `The clock of one shopper advances by at most ${MAX_AGE_DAYS} days in total`,
  })
}

/** The original price is shown crossed out beside the price. */
export function checkPrices(prices: number[], original: number | undefined): void {
  const price = Math.min(...prices)
  if (original === undefined || original >= price) return
  throw new InvalidTestInput({
    original_price: `The original price, ${original}, is below the price, ${price}`,
  })
}

export const unknownJob = (known: string[]) =>
  new InvalidTestInput({ name: `No job has this name; there are ${known.join(', ')}` })

export const unknownSeed = (saved: string[]) =>
  new InvalidTestInput({
    name: `No seed has this name; ${saved.length > 0 ? `there are ${saved.join(', ')}` : 'none is saved'}`,
  })

export function checkSeedName(name: string, saved: string[]): void {
  if (name === DEMO_SEED) throw new InvalidTestInput({ name: 'The seed demo cannot be changed' })
  if (saved.includes(name) || saved.length < MAX_SEEDS) return
  throw new InvalidTestInput({
    name: `A server keeps at most ${MAX_SEEDS} seeds. Delete one with POST /api/test/seed_delete`,
  })
}

/** The sums that complete the text of a notice, in cents, and its other values. */
const SAMPLES = {
  amount: 1000,
  charge: 100,
  card: '•••• 4242',
  carrier: 'Test Express',
  trackingNo: 'TEST-PARCEL-1',
  reason: 'Refused by a test',
} as const

const USED: Partial<Record<NoticeCode, (keyof typeof SAMPLES)[]>> = {
  promoRemoved: ['amount'],
  orderShipped: ['carrier', 'trackingNo'],
  refundSettled: ['amount'],
  refundRefused: ['reason'],
  rechargePassed: ['amount'],
  rechargeRefused: ['amount', 'reason'],
  withdrawalPassed: ['amount', 'charge', 'card'],
  withdrawalRefused: ['amount', 'reason'],
  payeeAdded: ['card'],
}

/** Values for the text of a notice, so that it has no gaps; given ones take precedence. */
export function noticeParams(
  code: NoticeCode,
  orderNo: string,
  given: Record<string, string | number>,
): Record<string, string | number> {
  const samples = (USED[code] ?? []).map((name) => [name, SAMPLES[name]] as const)
  return { orderNo, ...Object.fromEntries(samples), ...given }
}
