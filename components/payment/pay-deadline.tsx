'use client'

import Clock from 'lucide-react/icons/clock'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { serverNow } from '@/lib/api/server-clock'
import { formatCountdown } from '@/lib/format/date'

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

const TICK_MS = 1000

/** Milliseconds until a time, updated each second; 0 once it has passed, null without a time. */
export function useTimeLeft(until: string | null): number | null {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (until === null) return
    const tick = () => setNow(serverNow())
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [until])
  return until === null ? null : Math.max(0, Date.parse(until) - now)
}
