'use client'

import { useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from '@/lib/scheduling/when-idle'

const WAIT_MS = 1500

/**
 * Loads the service worker, saved answers and updates. In production only, and after the page is
 * idle: answers restored during hydration would leave parts of the page without hydration.
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
    const timer = setTimeout(() => whenIdle(load), WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return Parts ? <Parts /> : null
}
