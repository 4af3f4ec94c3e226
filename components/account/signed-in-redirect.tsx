'use client'

import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { userQuery } from '@/lib/queries/account'
import { goOnAfterSignIn } from './after-sign-in'

/**
 * Sends a signed-in shopper who opens /login to / (specification section 2), or back to the page that asked
 * to sign in. It asks the backend, because a session cookie may belong to an ended session. Signing in on the
 * page cancels the question.
 */
export function SignedInRedirect() {
  const queryClient = useQueryClient()
  useEffect(() => {
    let isLeft = false
    queryClient.fetchQuery(userQuery()).then(
      (user) => {
        if (user && !isLeft) goOnAfterSignIn()
      },
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [queryClient])
  return null
}
