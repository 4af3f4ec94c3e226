'use client'

import Clock from 'lucide-react/icons/clock'
import { useTranslations } from 'next-intl'
import { formatCountdown } from '@/lib/format/date'
import { useTimeLeft } from '@/lib/scheduling/use-time-left'

/** The time left to pay. Screen readers read it on focus, not every second. */
export function PayDeadline({ until }: { until: string | null }) {
  const t = useTranslations('payment')
  const left = useTimeLeft(until)
  if (left === null) return null
  return (
    <p role="timer" className="flex items-center justify-center gap-1.5 text-13 text-muted numbers">
      <Clock size={16} />
      {left > 0 ? t('within', { time: formatCountdown(left) }) : t('expired')}
    </p>
  )
}
