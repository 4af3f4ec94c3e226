'use client'

import { useLocale, useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/text-field'
import type { FieldProps } from '@/lib/forms/use-schema-form'
import { formatCents } from '@/lib/format/money'

export function TopUpAmountField({
  leastCents,
  ...field
}: FieldProps & {
  /** Undefined while it is not known, as before a network is chosen. */
  leastCents: number | undefined
}) {
  const t = useTranslations('topUp')
  const locale = useLocale()
  return (
    <TextField
      {...field}
      label={t('amount')}
      hint={
        leastCents === undefined
          ? undefined
          : t('least', { amount: formatCents(leastCents, locale) })
      }
      before="$"
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      maxLength={24}
      required
    />
  )
}
