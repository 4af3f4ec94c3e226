'use client'

import { useLocale, useTranslations } from 'next-intl'
import { formatCents } from '@/lib/format/money'
import { readTopUpAmount } from '@/lib/wallet/amounts'

/** Reads what is typed as the amount: its cents, or what is wrong with it in words. */
export function useTopUpAmount() {
  const t = useTranslations()
  const locale = useLocale()
  return (typed: string, minCents: number) => {
    const read = readTopUpAmount(typed, minCents)
    if ('cents' in read) return { cents: read.cents, error: undefined }
    const error =
      read.error === 'amount'
        ? t('errors.fields.amount')
        : t('topUp.tooSmall', { amount: formatCents(minCents, locale) })
    return { cents: 0, error }
  }
}
