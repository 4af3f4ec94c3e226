'use client'

import { useEffect, useState } from 'react'

/**
 * Counts down from `seconds` in whole seconds, anew whenever `start` is another number; 0 before the first.
 * The clock is read after the page is drawn: a static page has no time of its own.
 */
export function useSecondsLeft(start: number, seconds: number): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (start === 0) return
    // Not the time of day, which may be set while one waits.
    const endsAt = performance.now() + seconds * 1000
    const count = () => setLeft(Math.max(0, Math.ceil((endsAt - performance.now()) / 1000)))
    count()
    const timer = setInterval(count, 500)
    return () => clearInterval(timer)
  }, [start, seconds])
  return left
}
