'use client'

import { idleComponent } from '@/lib/scheduling/idle-component'

/** Loads CartSync after hydration: no screen needs it before the first tap. */
export const LazyCartSync = idleComponent(() =>
  import('@/components/cart/cart-sync').then(({ CartSync }) => CartSync),
)
