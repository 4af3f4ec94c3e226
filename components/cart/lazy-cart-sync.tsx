'use client'

import { useEffect, useState, type ComponentType } from 'react'

/** Loads CartSync after hydration: no screen needs it before the first tap. */
export function LazyCartSync() {
  const [Sync, setSync] = useState<ComponentType>()
  useEffect(() => {
    const load = () =>
      void import('@/components/cart/cart-sync').then(
        ({ CartSync }) => setSync(() => CartSync),
        () => window.addEventListener('online', load, { once: true }),
      )
    load()
    return () => window.removeEventListener('online', load)
  }, [])
  return Sync ? <Sync /> : null
}
