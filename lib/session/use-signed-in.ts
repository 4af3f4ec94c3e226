'use client'

import { useSyncExternalStore } from 'react'
import { useQuery } from '@tanstack/react-query'
import { sessionMark } from '@/lib/api/session-mark'
import { onTabMessage } from '@/lib/cart/tabs'
import { userQuery } from '@/lib/queries/account'

/**
 * Whether this browser holds a session, without a request: a public page must not cost every visitor
 * a call. Updates when this tab loads the user and when another tab signs in or out.
 */
export function useSignedIn(): boolean {
  useQuery({ ...userQuery(), enabled: false })
  return useSyncExternalStore(
    onTabMessage,
    () => sessionMark() === 'signedIn',
    () => false,
  )
}
