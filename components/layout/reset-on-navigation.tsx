'use client'

import { useRouter } from 'next/navigation'
import { Fragment, type ReactNode } from 'react'

/** Resets state on every visit; only history navigation restores the page (specification section 2). */
export function ResetOnNavigation({ children }: { children: ReactNode }) {
  const { bfcacheId } = useRouter()
  return <Fragment key={bfcacheId}>{children}</Fragment>
}
