'use client'

import { useSyncExternalStore } from 'react'
import { useQuery } from '@tanstack/react-query'
import { CountBadge } from '@/components/ui/count-badge'
import { sessionMark } from '@/lib/api/session-mark'
import { userQuery } from '@/lib/queries/account'

const neverChanges = () => () => undefined

/** How many notices wait to be read. Visitors who are not signed in are asked for nothing. */
export function UnreadBadge() {
  const isSignedIn = useSyncExternalStore(
    neverChanges,
    () => sessionMark() === 'signedIn',
    () => false,
  )
  const { data: user } = useQuery({ ...userQuery(), enabled: isSignedIn })
  return <CountBadge count={user?.unread ?? 0} />
}
