'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import type { FieldProps } from '@/lib/forms/use-schema-form'
import { formatCents, formatPlainCents } from '@/lib/format/money'

/** The amount of a withdrawal with the available balance and a button for the whole balance. */
export function AmountField({
  balance,
  minAmount,
  onAll,
  ...field
}: FieldProps & {
  balance: number
  minAmount: number
  onAll: (amount: string) => void
}) {
  const t = useTranslations('withdraw')
  return (
    <TextField
      {...field}
      label={t('amount')}
      hint={t('amountHint', { amount: formatCents(minAmount) })}
      aside={
        <span className="text-13 text-muted numbers">
          {t('available')} {formatCents(balance)}
        </span>
      }
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      maxLength={24}
      required
      before="$"
      after={
        <Button variant="quiet" size="small" onClick={() => onAll(formatPlainCents(balance))}>
          {t('all')}
        </Button>
      }
    />
  )
}
