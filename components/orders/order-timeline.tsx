'use client'

import { useTranslations } from 'next-intl'
import type { Order } from '@/contracts/schemas/orders'
import { orderTimeline } from '@/lib/orders/timeline'
import { Timeline } from './timeline'

/** The order's way, from when it was placed. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const steps = orderTimeline(order).map((step) => ({ ...step, label: t(`step.${step.name}`) }))
  return (
    <section className="rounded-card bg-card p-4">
      <h2 className="mb-3 text-15">{t('progress')}</h2>
      <Timeline steps={steps} />
    </section>
  )
}
