import type { Locale } from '@/contracts/languages'

/** "$12.00" in the way the locale writes dollars, for texts that the backend itself makes. */
export function dollars(cents: number, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  })
  return format.format(cents / 100)
}
