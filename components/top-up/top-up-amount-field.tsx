'use client'

import { useLocale, useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/text-field'
import { formatCents } from '@/lib/format/money'
import type { TopUpAmountState } from './use-top-up-amount'

export function TopUpAmountField({
  amount,
  leastCents,
  error,
  onChange,
}: {
  amount: TopUpAmountState
  /** Undefined while it is not known, as before a network is chosen. */
  leastCents: number | undefined
  error: string | undefined
  onChange: () => void
}) {
  const t = useTranslations('topUp')
  const locale = useLocale()
  return (
    <TextField
      label={t('amount')}
      name="amount"
      value={amount.typed}
      error={error}
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
      onChange={(event) => {
        amount.setTyped(event.target.value)
        onChange()
      }}
    />
  )
}
