'use client'

import Bell from 'lucide-react/icons/bell'
import { AppLink } from '@/components/layout/app-link'
import { UnreadBadge } from './unread-badge'

/** The way to what the shopper was told, with how much of it is new. */
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
