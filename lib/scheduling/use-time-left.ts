'use client'

import { useEffect, useState } from 'react'
import { serverNow } from '@/lib/api/server-clock'

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
