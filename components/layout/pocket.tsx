'use client'

import { useEffect, useState, type ComponentType } from 'react'

const WAIT_MS = 1500

/**
 * What makes the shop work from a pocket: kept pages, kept answers, updates. Loaded in production alone and once the
 * page is at rest, except without a connection, when it is what brings the page to life.
 */
export function Pocket() {
  const [Parts, setParts] = useState<ComponentType>()
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
    const load = () =>
      void import('@/components/offline/pocket-parts').then(
        (parts) => setParts(() => parts.PocketParts),
        () => undefined,
      )
    if (!navigator.onLine) return load()
    const timer = setTimeout(load, WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return Parts ? <Parts /> : null
}
