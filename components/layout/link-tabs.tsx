'use client'

import { useEffect, useRef } from 'react'
import { tabStyle } from '@/components/ui/tab-style'
import { AppLink } from './app-link'

/** Tabs with URLs of their own, such as order states, in a scrolling row. */
export function LinkTabs({
  label,
  tabs,
}: {
  label: string
  tabs: { href: string; label: string; count?: number; isCurrent: boolean }[]
}) {
  const row = useRef<HTMLElement>(null)
  const current = tabs.findIndex((tab) => tab.isCurrent)
  const hasCounts = tabs.some((tab) => tab.count !== undefined)
  useEffect(() => {
    const chosen = row.current?.children[current]
    if (!row.current || !(chosen instanceof HTMLElement)) return
    row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2
    // Counts make the tabs wider when they arrive.
  }, [current, hasCounts])
  return (
    <nav ref={row} aria-label={label} className="relative scroller bg-paper px-1 hairline-b">
      {tabs.map((tab) => (
        <AppLink
          key={tab.href}
          href={tab.href}
          aria-current={tab.isCurrent ? 'page' : undefined}
          className={tabStyle(tab.isCurrent)}
        >
          {tab.label}
          {tab.count ? <span className="text-13 text-muted numbers">{tab.count}</span> : null}
        </AppLink>
      ))}
    </nav>
  )
}
