'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useSyncExternalStore } from 'react'
import { useLinkStatus } from 'next/link'

/** A thin bar at the top while a page loads (specification section 2: no spinner). */
export function NavigationProgress() {
  const t = useTranslations('list')
  const isNavigating = useIsNavigating()
  if (!isNavigating) return null
  return (
    <div
      role="progressbar"
      aria-label={t('loading')}
      className="pointer-events-none fixed inset-x-0 top-0 z-60 pt-safe"
    >
      <div className="h-0.5 origin-left animate-progress bg-ink forced-colors:bg-[Highlight]" />
    </div>
  )
}

let underWay = 0
const listeners = new Set<() => void>()

/** Shows the progress bar while something is pending: a link, or a push inside a transition. */
export function useProgressWhile(isPending: boolean) {
  useEffect(() => {
    if (!isPending) return
    change(1)
    return () => change(-1)
  }, [isPending])
}

function useIsNavigating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => underWay > 0,
    () => false,
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function change(by: number) {
  underWay += by
  for (const listener of listeners) listener()
}

/** Inside a link: shows the progress bar until the target page is rendered. Renders nothing itself. */
export function LinkProgress() {
  useProgressWhile(useLinkStatus().pending)
  return null
}
