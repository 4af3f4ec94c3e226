'use client'

import { useLayoutEffect, useRef } from 'react'
import { usePathname, useSearchParams } from 'next/navigation'
import { withoutPrefix } from '@/lib/navigation/language-prefix'
import { isKeptAlive } from '@/lib/navigation/routes'
import {
  currentAddress,
  persistScrollPositions,
  savedScrollPosition,
  saveScrollPosition,
} from '@/lib/navigation/scroll-positions'
import { restoreScroll, scrollAfterNavigation } from './scroll-to-place'

/**
 * Scrolls to 20 px from the top after a forward navigation. Back and Forward, and kept-alive tabs,
 * restore their scroll position.
 */
export function ScrollRestoration() {
  const pathname = withoutPrefix(usePathname())
  const query = useSearchParams()
  const shown = useRef({ pathname, address: '' })
  const traversedTo = useRef<string>(null)
  const tabs = useRef(new Map<string, number>())
  const isRestoring = useRef(false)
  const stop = useRef(() => {})

  useLayoutEffect(() => {
    const save = () => {
      // During a navigation the URL is already that of the next page.
      if (isRestoring.current || currentAddress() !== shown.current.address) return
      if (isKeptAlive(shown.current.pathname))
        tabs.current.set(shown.current.pathname, window.scrollY)
      saveScrollPosition(window.scrollY)
    }
    const noteTraversal = () => {
      const address = currentAddress()
      traversedTo.current = address === shown.current.address ? null : address
    }
    // Read before lists render what came into view: reading it afterwards would force a layout.
    window.addEventListener('scroll', save, { passive: true, capture: true })
    window.addEventListener('popstate', noteTraversal)
    window.addEventListener('pagehide', persistScrollPositions)
    return () => {
      window.removeEventListener('scroll', save, { capture: true })
      window.removeEventListener('popstate', noteTraversal)
      window.removeEventListener('pagehide', persistScrollPositions)
    }
  }, [])

  useLayoutEffect(() => {
    const address = currentAddress()
    const before = shown.current
    if (before.address === '' && hasMissedTraversal()) return window.location.reload()
    shown.current = { pathname, address }
    const isReload = before.address === '' && savedScrollPosition() !== undefined
    const isTraversal = isReload || isPopState() || traversedTo.current === address
    traversedTo.current = null
    // Scrolled before hydration, when nothing listened.
    if (before.address === '' && !isTraversal && window.scrollY > 0)
      saveScrollPosition(window.scrollY)
    if (before.pathname === pathname && !isTraversal) return
    stop.current()
    const tab = isKeptAlive(pathname) ? tabs.current.get(pathname) : undefined
    const top = tab ?? (isTraversal ? savedScrollPosition() : undefined)
    if (top !== undefined) {
      isRestoring.current = true
      stop.current = restoreScroll(top, () => {
        isRestoring.current = false
      })
    } else if (!isTraversal && !window.location.hash) stop.current = scrollAfterNavigation()
  }, [pathname, query])

  return null
}

/** A page that is still in memory is rendered within popstate, before the listener above runs. */
const isPopState = () => (window as { event?: Event }).event?.type === 'popstate'

/**
 * Back during hydration: the URL is that of another page than the document, and the router would
 * replace the page without a change of pathname.
 */
function hasMissedTraversal(): boolean {
  const { navigation } = window as { navigation?: Partial<Navigation> }
  const loaded = navigation?.activation?.entry.key
  return loaded !== undefined && loaded !== navigation?.currentEntry?.key
}
