'use client'

import { useState, type ComponentProps } from 'react'
import Link from 'next/link'
import { LinkProgress } from './navigation-progress'
import { usePlaceGuard } from './use-guarded-navigation'

type AppLinkProps = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch' | 'scroll'> & {
  href: string
}

/**
 * The only link inside the app. It prefetches when a finger or pointer comes near, not when it
 * scrolls into view (a list would prefetch twenty pages), and checks whether the target is closed
 * in the region.
 */
export function AppLink({ href, onNavigate, children, ...rest }: AppLinkProps) {
  const [isWanted, setIsWanted] = useState(false)
  const stops = usePlaceGuard()
  const want = () => setIsWanted(true)
  return (
    <Link
      {...rest}
      href={href}
      scroll={false}
      prefetch={isWanted}
      onPointerEnter={(event) => {
        want()
        rest.onPointerEnter?.(event)
      }}
      onTouchStart={(event) => {
        want()
        rest.onTouchStart?.(event)
      }}
      onFocus={(event) => {
        want()
        rest.onFocus?.(event)
      }}
      onNavigate={(event) => {
        if (stops(href)) event.preventDefault()
        else onNavigate?.(event)
      }}
    >
      {children}
      <LinkProgress />
    </Link>
  )
}
