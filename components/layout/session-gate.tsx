'use client'

import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useRouter } from 'next/navigation'
import { useQuery } from '@tanstack/react-query'
import { useContentReady } from '@/components/ui/use-content-ready'
import { userQuery } from '@/lib/queries/account'
import { signInPath } from '@/lib/session/sign-in-path'

/**
 * Renders a private page once the shopper is known. If user info fails, the query signs the shopper
 * out. A rendered page stays: the code that signs out decides where to go.
 */
export function SessionGate({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const router = useRouter()
  const { data: user } = useQuery(userQuery())
  const [isAdmitted, setIsAdmitted] = useState(false)
  if (user && !isAdmitted) setIsAdmitted(true)
  const isStranger = user === null && !isAdmitted
  const isReady = useContentReady(Boolean(user) || isAdmitted)

  const askToSignIn = useEffectEvent(() => router.replace(signInPath()))
  const askOnReturn = useEffectEvent(() => {
    if (isAdmitted && user === null) askToSignIn()
  })

  useEffect(() => {
    if (isStranger) askToSignIn()
  }, [isStranger])

  // The browser's back button may show a hidden page again after a sign-out.
  useEffect(() => askOnReturn(), [])

  return isReady ? children : waiting
}
