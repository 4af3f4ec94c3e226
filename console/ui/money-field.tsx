import { useFieldValue, useLocaleState } from 'react-admin'
import { formatCents } from '@/lib/format/money'

/** An amount in cents, in the format of the language. */
export function MoneyField({ source }: { source: string }) {
  const cents = useFieldValue<Record<string, number | null>>({ source }) as
    number | null | undefined
  const [locale] = useLocaleState()
  return cents === null || cents === undefined ? null : <span>{formatCents(cents, locale)}</span>
}
