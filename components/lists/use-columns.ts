'use client'

import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 51.25rem)'
const DESK = '(min-width: 70rem)'

/** The number of columns on phones, from the breakpoint `wide` and from `desk`, as in globals.css. */
export type Columns = { phone: number; wide: number; desk: number }

function listen(onChange: () => void) {
  const queries = [WIDE, DESK].map((query) => window.matchMedia(query))
  queries.forEach((query) => query.addEventListener('change', onChange))
  return () => queries.forEach((query) => query.removeEventListener('change', onChange))
}

/** The number of columns at the current window width. */
export function useColumns({ phone, wide, desk }: Columns): number {
  return useSyncExternalStore(
    listen,
    () => (window.matchMedia(DESK).matches ? desk : window.matchMedia(WIDE).matches ? wide : phone),
    () => phone,
  )
}
