'use client'

import { useTranslations } from 'next-intl'
import { Timeline } from '@/components/orders/timeline'
import type { Refund } from '@/contracts/schemas/refunds'
import { refundTimeline } from '@/lib/refunds/refund-state'

/** The way of a request, from when it was made. */
export function RefundTimeline({ refund }: { refund: Refund }) {
  const t = useTranslations('refund.step')
  const steps = refundTimeline(refund).map((step) => ({ ...step, label: t(step.name) }))
  return <Timeline steps={steps} size={13} />
}
