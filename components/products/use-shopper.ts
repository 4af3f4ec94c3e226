'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useSyncExternalStore } from 'react'
import { useQuery } from '@tanstack/react-query'
import { sessionMark } from '@/lib/api/session-mark'
import { onTabMessage } from '@/lib/cart/tabs'
import { userQuery } from '@/lib/queries/account'

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

/**
 * Whether this browser holds a session, without asking. Looks again when this tab learns who the shopper is
 * and when another tab tells of a sign-in or sign-out.
 */
export function useSignedIn(): boolean {
  useQuery({ ...userQuery(), enabled: false })
  return useSyncExternalStore(
    onTabMessage,
    () => sessionMark() === 'signedIn',
    () => false,
  )
}
