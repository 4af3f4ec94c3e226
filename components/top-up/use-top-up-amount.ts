'use client'

import { useTranslations } from 'next-intl'
import { formatCents } from '@/lib/format/money'
import { readTopUpAmount } from '@/lib/wallet/amounts'

/** Parses the amount: its value in cents, or an error message. */
export function useTopUpAmount() {
  const t = useTranslations()
  return (typed: string, minCents: number) => {
    const read = readTopUpAmount(typed, minCents)
    if ('cents' in read) return { cents: read.cents, error: undefined }
    const error =
      read.error === 'amount'
        ? t('errors.fields.amount')
        : t('topUp.tooSmall', { amount: formatCents(minCents) })
    return { cents: 0, error }
  }
}
