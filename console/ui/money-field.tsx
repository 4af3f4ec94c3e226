import { useFieldValue } from 'react-admin'
import { formatCents } from '@/lib/format/money'

/** An amount in cents, in the format of the language. */
export function MoneyField({ source }: { source: string }) {
  const cents = useFieldValue<Record<string, number | null>>({ source }) as
    number | null | undefined
  return cents === null || cents === undefined ? null : <span>{formatCents(cents)}</span>
}
