'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { orderRefundQuery } from '@/lib/queries/refunds'

/** Why the last request was refused, above the form for the next. */
export function RefusedBefore({ orderId }: { orderId: number }) {
  const t = useTranslations('refund')
  const { data } = useQuery(orderRefundQuery(orderId))
  if (!data?.refuse_reason) return null
  return (
    <p className="mt-3 rounded-card bg-bad-soft px-4 py-3 text-13 text-bad">
      <span className="block font-semibold">{t('refusedBefore')}</span>
      <span className="wrap-anywhere">{data.refuse_reason}</span>
    </p>
  )
}
