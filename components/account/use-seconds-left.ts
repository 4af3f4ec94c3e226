'use client'

import { useEffect, useState } from 'react'

/**
 * Counts down from `seconds` in whole seconds, restarting when `start` changes; 0 before the first.
 * The clock is read after hydration, because a static page has no time of its own.
 */
export function useSecondsLeft(start: number, seconds: number): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (start === 0) return
    // A monotonic clock: the time of day may be set during the countdown.
    const endsAt = performance.now() + seconds * 1000
    const count = () => setLeft(Math.max(0, Math.ceil((endsAt - performance.now()) / 1000)))
    count()
    const timer = setInterval(count, 500)
    return () => clearInterval(timer)
  }, [start, seconds])
  return left
}
