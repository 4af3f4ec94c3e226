'use client'

import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { sessionMark } from '@/lib/api/session-mark'
import { onTabMessage } from '@/lib/cart/tabs'
import { userQuery } from '@/lib/queries/account'

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
