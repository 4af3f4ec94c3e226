'use client'

import { useTranslations } from 'next-intl'
import { formatCents } from '@/lib/format/money'
import { readTopUpAmount } from '@/lib/wallet/amounts'

/** Parses the amount: its value in cents, or an error message. */
export function useTopUpAmount(maxCents?: number) {
  const t = useTranslations()
  return (typed: string, minCents: number) => {
    const read = readTopUpAmount(typed, minCents, maxCents)
    if ('cents' in read) return { cents: read.cents, error: undefined }
    if (read.error === 'amount') return { cents: 0, error: t('errors.fields.amount') }
    const limit = read.error === 'tooLarge' ? maxCents : minCents
    return { cents: 0, error: t(`topUp.${read.error}`, { amount: formatCents(limit!) }) }
  }
}
