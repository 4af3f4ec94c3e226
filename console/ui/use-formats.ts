import { useLocaleState } from 'react-admin'
import type { Locale } from '@/contracts/languages'
import { formatCount } from '@/lib/format/count'
import { formatDate, formatDateTime } from '@/lib/format/date'
import { formatCents, formatSignedCents } from '@/lib/format/money'

/** The formats of the chosen language. Money is in cents; times are ISO 8601, shown in the zone of this device. */
export function useFormats() {
  const [chosen] = useLocaleState()
  const locale = chosen as Locale
  return {
    locale,
    money: (cents: number) => formatCents(cents),
    signedMoney: (cents: number) => formatSignedCents(cents),
    count: (count: number) => formatCount(count),
    date: (iso: string) => formatDate(iso, locale),
    dateTime: (iso: string) => formatDateTime(iso, locale),
  }
}
