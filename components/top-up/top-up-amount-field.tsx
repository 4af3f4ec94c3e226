'use client'

import { useLocale, useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/text-field'
import type { FieldProps } from '@/lib/forms/use-schema-form'
import { formatCents } from '@/lib/format/money'

export function TopUpAmountField({
  minCents,
  ...field
}: FieldProps & {
  /** Undefined while it is not known, as before a network is chosen. */
  minCents: number | undefined
}) {
  const t = useTranslations('topUp')
  const locale = useLocale()
  return (
    <TextField
      {...field}
      label={t('amount')}
      hint={
        minCents === undefined ? undefined : t('least', { amount: formatCents(minCents, locale) })
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
