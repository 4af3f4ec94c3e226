'use client'

import { useSyncExternalStore } from 'react'

const TABLET = '(min-width: 44rem)'
const WIDE = '(min-width: 51.25rem)'
const DESK = '(min-width: 70rem)'

/**
 * The number of columns on phones, from 704 px (as on phones if it is not given), and from the
 * breakpoints `wide` and `desk` of globals.css.
 */
export type Columns = { phone: number; tablet?: number; wide: number; desk: number }

function listen(onChange: () => void) {
  const queries = [TABLET, WIDE, DESK].map((query) => window.matchMedia(query))
  queries.forEach((query) => query.addEventListener('change', onChange))
  return () => queries.forEach((query) => query.removeEventListener('change', onChange))
}

/** The number of columns at the current window width. */
export function useColumns({ phone, tablet = phone, wide, desk }: Columns): number {
  const columns = () => {
    if (window.matchMedia(DESK).matches) return desk
    if (window.matchMedia(WIDE).matches) return wide
    return window.matchMedia(TABLET).matches ? tablet : phone
  }
  return useSyncExternalStore(listen, columns, () => phone)
}
