'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useSyncExternalStore } from 'react'
import { sessionMark } from '@/lib/api/session-mark'

const neverChanges = () => () => undefined

/**
 * Whether someone is signed in, as far as this browser can tell without asking: a public page must not
 * cost every visitor a call. `askToSignIn` leads to /login and back to this page.
 */
export function useShopper() {
  const router = useRouter()
  const isSignedIn = useSyncExternalStore(
    neverChanges,
    () => sessionMark() === 'signedIn',
    () => false,
  )
  const askToSignIn = useCallback(() => {
    const from = window.location.pathname + window.location.search
    router.push(`/login?${new URLSearchParams({ from, notice: 'sign-in' })}`, { scroll: false })
  }, [router])
  return { isSignedIn, askToSignIn }
}
