'use client'

import { useRouter } from 'next/navigation'
import { Fragment, type ReactNode } from 'react'

/** Every visit begins anew; only going back finds the page as it was left (specification section 2). */
export function FreshVisit({ children }: { children: ReactNode }) {
  const { bfcacheId } = useRouter()
  return <Fragment key={bfcacheId}>{children}</Fragment>
}
