'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { formatCents } from '@/lib/format/money'
import { useFormDraft } from '@/lib/forms/use-form-draft'
import { userQuery } from '@/lib/queries/account'
import { readTopUpAmount } from '@/lib/wallet/amounts'

export type TopUpAmountState = ReturnType<typeof useTopUpAmount>

/** What is typed as the amount, and what is wrong with it in words. */
export function useTopUpAmount(leastCents: number) {
  const t = useTranslations()
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const read = readTopUpAmount(typed, leastCents)
  if ('cents' in read) return { typed, setTyped, cents: read.cents, error: null }
  const error =
    read.error === 'amount'
      ? t('errors.fields.amount')
      : t('topUp.tooSmall', { amount: formatCents(leastCents, locale) })
  return { typed, setTyped, cents: null, error }
}

/** What is entered of a top-up, kept for its shopper; put it on the form. */
export function useTopUpDraft(way: 'card' | 'chain' | 'manual') {
  const { data: user } = useQuery(userQuery())
  return useFormDraft(`top-up-${way}`, user?.id)
}
