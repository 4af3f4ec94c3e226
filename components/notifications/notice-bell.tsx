'use client'

import Bell from 'lucide-react/icons/bell'
import { useSyncExternalStore } from 'react'
import { useQuery } from '@tanstack/react-query'
import { AppLink } from '@/components/layout/app-link'
import { CountBadge } from '@/components/ui/badge'
import { sessionMark } from '@/lib/api/session-mark'
import { userQuery } from '@/lib/queries/account'

/** A link to the notices with the number of unread ones. */
export function NoticeBell({ label }: { label: string }) {
  return (
    <AppLink
      href="/notification"
      className="relative grid size-tap place-items-center rounded-full transition-colors hover:bg-press active:bg-press"
    >
      <span className="sr-only">{label}</span>
      <Bell size={22} />
      <span className="absolute start-6 top-1">
        <UnreadBadge />
      </span>
    </AppLink>
  )
}

const neverChanges = () => () => undefined

/** The number of unread notices. Visitors who are not signed in cause no request. */
export function UnreadBadge() {
  const isSignedIn = useSyncExternalStore(
    neverChanges,
    () => sessionMark() === 'signedIn',
    () => false,
  )
  const { data: user } = useQuery({ ...userQuery(), enabled: isSignedIn })
  return <CountBadge count={user?.unread ?? 0} />
}
