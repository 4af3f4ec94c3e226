'use client'

import { useEffect, useState } from 'react'

/** Counts down to `endsAt` (milliseconds since 1970) in whole seconds; 0 when it is over or there is none. */
export function useSecondsLeft(endsAt: number | null): number {
  const [now, setNow] = useState(() => Date.now())
  const left = endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - now) / 1000))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [isRunning])
  return left
}
