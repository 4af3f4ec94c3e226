'use client'

import { useEffect } from 'react'
import { useRouter } from 'next/navigation'
import { useQueryClient } from '@tanstack/react-query'
import { userQuery } from '@/lib/queries/account'

/**
 * Redirects a signed-in shopper from /login to / (specification section 2). It asks the backend,
 * because a session cookie may belong to an expired session. Signing in on the page cancels the
 * request.
 */
export function SignedInRedirect() {
  const router = useRouter()
  const queryClient = useQueryClient()
  useEffect(() => {
    let isLeft = false
    queryClient.fetchQuery(userQuery()).then(
      (user) => {
        if (user && !isLeft) router.replace('/')
      },
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [queryClient, router])
  return null
}
