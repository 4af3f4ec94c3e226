'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useSyncExternalStore } from 'react'
import { useQuery } from '@tanstack/react-query'
import { sessionMark } from '@/lib/api/session-mark'
import { onTabMessage } from '@/lib/cart/tabs'
import { userQuery } from '@/lib/queries/account'

const neverChanges = () => () => undefined

/**
 * Whether someone is signed in, as far as this browser knows without a request: a public page must
 * not cost every visitor a call. `askToSignIn` goes to /login with a return path to this page.
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
 * Whether this browser holds a session, without a request. Updates when this tab loads the user and
 * when another tab signs in or out.
 */
export function useSignedIn(): boolean {
  useQuery({ ...userQuery(), enabled: false })
  return useSyncExternalStore(
    onTabMessage,
    () => sessionMark() === 'signedIn',
    () => false,
  )
}
