'use client'

import { useEffect, useState, type ComponentType } from 'react'

const WAIT_MS = 1500

/**
 * What makes the shop work from a pocket: kept pages, kept answers, updates. Loaded in production alone, and never
 * before the page is at rest: answers that come back while React is taking the page over would leave parts of it asleep.
 */
export function Pwa() {
  const [Parts, setParts] = useState<ComponentType>()
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
    const load = () =>
      void import('@/components/offline/pwa-parts').then(
        (parts) => setParts(() => parts.PwaParts),
        () => undefined,
      )
    const timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(load), WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return Parts ? <Parts /> : null
}
