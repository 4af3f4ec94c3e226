import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator } from '@playwright/test'
import { formatCents, formatSignedCents } from '@/lib/format/money'
import type { Verdict } from './verdict'

const AMOUNTS = /[+\u2212-]?\$[\d,]+(?:\.\d+)?/g
const EVERY_MS = 100

/** The element shows this amount in cents, to the cent, perhaps among others. `signed`: with a plus, as in the fund record. */
export async function toShowAmount(
  locator: Locator,
  cents: number,
  { signed = false, timeout = 5000 }: { signed?: boolean; timeout?: number } = {},
): Promise<Verdict> {
  // All languages of Sampan write amounts alike.
  const wanted = signed ? formatSignedCents(cents) : formatCents(cents)
  const endsAt = Date.now() + timeout
  for (;;) {
    const texts = await locator.allTextContents()
    const found = texts.flatMap((text) => text.match(AMOUNTS) ?? [])
    const plain = signed ? found : found.map((amount) => amount.replace(/^\+/, ''))
    if (plain.includes(wanted)) return { pass: true, message: `It shows ${wanted}` }
    if (Date.now() > endsAt) return { pass: false, message: different(wanted, cents, found, texts) }
    await sleep(EVERY_MS)
  }
}

function different(wanted: string, cents: number, found: string[], texts: string[]): string {
  const expected = `Expected ${wanted} (${cents} cents)`
  if (texts.length === 0) return `${expected}, but the element is not on the page`
  if (found.length === 0) return `${expected}, but there is no amount in “${texts.join(' ')}”`
  const off = (amount: string) => centsIn(amount) - cents
  const [nearest = '', ...others] = [...new Set(found)].sort(
    (a, b) => Math.abs(off(a)) - Math.abs(off(b)),
  )
  const rest = others.length > 0 ? `; also ${others.join(', ')}` : ''
  return `${expected}, found ${nearest} (${off(nearest)} cents off)${rest}`
}

const centsIn = (amount: string) =>
  Math.round(Number(amount.replace('\u2212', '-').replace(/[+$,]/g, '')) * 100)
