'use client'

import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useRouter } from 'next/navigation'
import { useQuery } from '@tanstack/react-query'
import { userQuery } from '@/lib/queries/account'

/** A path to sign in on, with the way back to the page that asked for it. */
function signInPath() {
  const from = window.location.pathname + window.location.search
  return `/login?${new URLSearchParams({ from, notice: 'sign-in' })}`
}

/**
 * Shows a private page once the shopper is known. If user info fails, the query signs the shopper out. Once
 * shown the page stays: the code that signs out there decides where to go.
 */
export function SessionGate({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const router = useRouter()
  const { data: user } = useQuery(userQuery())
  const [isAdmitted, setIsAdmitted] = useState(false)
  if (user && !isAdmitted) setIsAdmitted(true)
  const isStranger = user === null && !isAdmitted

  const askToSignIn = useEffectEvent(() => router.replace(signInPath()))
  const askOnReturn = useEffectEvent(() => {
    if (isAdmitted && user === null) askToSignIn()
  })

  useEffect(() => {
    if (isStranger) askToSignIn()
  }, [isStranger])

  // A page that was hidden meanwhile may come back, by the browser's back button, after a sign-out.
  useEffect(() => askOnReturn(), [])

  return user || isAdmitted ? children : waiting
}
