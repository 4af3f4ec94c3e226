'use client'

import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useRouter } from 'next/navigation'
import { useQuery } from '@tanstack/react-query'
import { deleteCookie } from 'cookies-next/client'
import { deleteToken } from '@/lib/api/session-mark'
import { XSRF_COOKIE } from '@/lib/api/xsrf'
import { useLogout } from '@/lib/mutations/account'
import { clearShopperData } from '@/lib/mutations/session-cache'
import { userQuery } from '@/lib/queries/account'

/** A path to sign in on, with the way back to the page that asked for it. */
function signInPath() {
  const from = window.location.pathname + window.location.search
  return `/login?${new URLSearchParams({ from, notice: 'sign-in' })}`
}

/**
 * Shows a private page once the shopper is known. If that fails the session is ended and the shopper
 * goes to /login; if ending it fails too, what scripts can see of it is dropped and the shopper goes
 * to / (specification section 2). Once shown the page stays: who signs out there decides where to go.
 */
export function SessionGate({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const router = useRouter()
  const { data: user, isLoadingError } = useQuery(userQuery())
  const { mutate: logOut, isIdle: isStaying } = useLogout()
  const [isAdmitted, setIsAdmitted] = useState(false)
  if (user && !isAdmitted) setIsAdmitted(true)
  const isStranger = user === null && !isAdmitted && isStaying

  const leave = useEffectEvent(() => {
    logOut(undefined, {
      onSuccess: () => router.replace('/login'),
      onError: () => {
        deleteCookie(XSRF_COOKIE, { path: '/' })
        deleteToken()
        clearShopperData()
        router.replace('/')
      },
    })
  })
  const askToSignIn = useEffectEvent(() => router.replace(signInPath()))
  const askOnReturn = useEffectEvent(() => {
    if (isAdmitted && user === null) askToSignIn()
  })

  useEffect(() => {
    if (isLoadingError) leave()
    else if (isStranger) askToSignIn()
  }, [isLoadingError, isStranger])

  // A page that was hidden meanwhile may come back, by the browser's back button, after a sign-out.
  useEffect(() => askOnReturn(), [])

  return user || isAdmitted ? children : waiting
}
