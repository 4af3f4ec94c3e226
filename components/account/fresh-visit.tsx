'use client'

import { Fragment, type ReactNode } from 'react'
import { useRouter } from 'next/navigation'

/**
 * Begins anew at each visit and comes back as it was left by Back and Forward. Next keeps the last pages
 * alive, and a form must not open with what an earlier visit typed into it.
 */
export function FreshVisit({ children }: { children: ReactNode }) {
  return <Fragment key={useRouter().bfcacheId}>{children}</Fragment>
}
