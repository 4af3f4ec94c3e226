'use client'

import { idleComponent } from '@/lib/scheduling/idle-component'

/** Loads ViewedRow after hydration: it is at the end of the page, and the server renders none. */
export const LazyViewedRow = idleComponent(() =>
  import('./viewed-row').then(({ ViewedRow }) => ViewedRow),
)
