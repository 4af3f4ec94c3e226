'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { formatCents, formatPlainCents } from '@/lib/format/money'

/** The amount of a withdrawal, beside what there is, with a button for all of it. */
export function AmountField({
  typed,
  balance,
  minAmount,
  error,
  onType,
}: {
  typed: string
  balance: number
  minAmount: number
  error: string | undefined
  onType: (typed: string) => void
}) {
  const t = useTranslations('withdraw')
  const locale = useLocale()
  return (
    <TextField
      label={t('amount')}
      name="amount"
      value={typed}
      error={error}
      hint={t('amountHint', { amount: formatCents(minAmount, locale) })}
      aside={
        <span className="text-13 text-muted numbers">
          {t('available')} {formatCents(balance, locale)}
        </span>
      }
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      maxLength={24}
      required
      before="$"
      after={
        <Button
          variant="quiet"
          size="small"
          onClick={() => onType(formatPlainCents(balance, 'en'))}
        >
          {t('all')}
        </Button>
      }
      onChange={(event) => onType(event.target.value)}
    />
  )
}
