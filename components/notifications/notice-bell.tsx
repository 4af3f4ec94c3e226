'use client'

import Bell from 'lucide-react/icons/bell'
import { useQuery } from '@tanstack/react-query'
import { AppLink } from '@/components/layout/app-link'
import { CountBadge } from '@/components/ui/badge'
import { userQuery } from '@/lib/queries/account'
import { useSignedIn } from '@/lib/session/use-signed-in'

/** A link to the notices with the number of unread ones. */
export function NoticeBell({ label }: { label: string }) {
  return (
    <AppLink
      href="/notification"
      className="relative grid size-tap place-items-center rounded-full transition-colors hover:bg-press active:bg-press"
    >
      <span className="sr-only">{label}</span>
      <Bell size={22} />
      <span className="absolute end-0.5 top-1">
        <UnreadBadge />
      </span>
    </AppLink>
  )
}

/** The number of unread notices. Visitors who are not signed in cause no request. */
export function UnreadBadge() {
  const isSignedIn = useSignedIn()
  const { data: user } = useQuery({ ...userQuery(), enabled: isSignedIn })
  return <CountBadge count={user?.unread ?? 0} />
}
