'use client'

import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useRouter } from 'next/navigation'
import { useQuery } from '@tanstack/react-query'
import { deleteCookie } from 'cookies-next/client'
import { XSRF_COOKIE } from '@/lib/api/xsrf'
import { useLogout } from '@/lib/mutations/account'
import { userQuery } from '@/lib/queries/account'

/** A path to sign in on, with the way back to the page that asked for it. */
function signInPath() {
  const from = window.location.pathname + window.location.search
  return `/login?${new URLSearchParams({ from, notice: 'sign-in' })}`
}

/**
 * Shows a private page once the shopper is known. If that fails the session is ended and the shopper
 * goes to /login; if ending it fails too, what scripts can see of it is dropped and the shopper goes
 * to / (specification section 2).
 */
export function SessionGate({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const router = useRouter()
  const { data: user, isError } = useQuery(userQuery())
  const { mutate: logOut } = useLogout()
  const isSignedOut = user === null

  const leave = useEffectEvent(() => {
    logOut(undefined, {
      onSuccess: () => router.replace('/login'),
      onError: () => {
        deleteCookie(XSRF_COOKIE, { path: '/' })
        router.replace('/')
      },
    })
  })
  const askToSignIn = useEffectEvent(() => router.replace(signInPath()))

  useEffect(() => {
    if (isError) leave()
    else if (isSignedOut) askToSignIn()
  }, [isError, isSignedOut])

  return user ? children : waiting
}
