import type { Locale } from '@/contracts/languages'
import { formatDateTime } from '@/lib/format/date'
import { formatCents } from '@/lib/format/money'

/** Fields of the audit trail that are whole cents. */
const MONEY =
  /(?:^|[._])(?:amount|price|cost|charge_min|min_amount|freight|free_from|min_value|below_value|off)$/
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

/** A value of a change as text: amounts and times in the format of the language, structures as JSON. */
export function valueText(
  field: string,
  value: unknown,
  locale: Locale,
  flagText: (isTrue: boolean) => string,
): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return flagText(value)
  if (typeof value === 'number')
    return MONEY.test(field) && Number.isSafeInteger(value) ? formatCents(value) : `${value}`
  if (typeof value === 'string') return TIME.test(value) ? formatDateTime(value, locale) : value
  if (isPlainList(value)) return value.join(', ')
  return JSON.stringify(value)
}

const isPlainList = (value: unknown): value is (string | number)[] =>
  Array.isArray(value) && value.every((one) => ['string', 'number'].includes(typeof one))
