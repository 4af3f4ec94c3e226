'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import { usePathname } from 'next/navigation'
import { withoutPrefix } from '@/lib/navigation/language-prefix'
import { isKeptAlive } from '@/lib/navigation/routes'

/** Specification sections 2 and 9. */
const TARGET_PX = 20

function scrollAfterNavigation() {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: TARGET_PX, behavior: isStill ? 'instant' : 'smooth' })
}

/**
 * After a navigation the view scrolls to 20 px from the top. Kept-alive pages come back where they were
 * left; going back or forward is left to the browser, which knows where the shopper was.
 */
export function ScrollKeeper() {
  const pathname = withoutPrefix(usePathname())
  const shown = useRef(pathname)
  const positions = useRef(new Map<string, number>())
  const isTraversal = useRef(false)
  // A page that comes back is short for a moment: where the view lands then is not where it was left.
  const isRestoring = useRef(false)

  useEffect(() => {
    const note = () => {
      if (isRestoring.current) return
      if (isKeptAlive(shown.current)) positions.current.set(shown.current, window.scrollY)
    }
    const traverse = () => {
      isTraversal.current = true
    }
    // Before lists draw what has come into view: reading the position afterwards would lay out the page
    // in the middle of it.
    window.addEventListener('scroll', note, { passive: true, capture: true })
    window.addEventListener('popstate', traverse)
    return () => {
      window.removeEventListener('scroll', note, { capture: true })
      window.removeEventListener('popstate', traverse)
    }
  }, [])

  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const wasTraversal = isTraversal.current
    isTraversal.current = false
    if (isKeptAlive(pathname)) {
      const top = positions.current.get(pathname) ?? 0
      window.scrollTo({ top, behavior: 'instant' })
      isRestoring.current = true
      const frame = requestAnimationFrame(() => {
        window.scrollTo({ top, behavior: 'instant' })
        isRestoring.current = false
      })
      return () => {
        cancelAnimationFrame(frame)
        isRestoring.current = false
      }
    }
    if (wasTraversal || window.location.hash) return
    const frame = requestAnimationFrame(scrollAfterNavigation)
    return () => cancelAnimationFrame(frame)
  }, [pathname])

  return null
}
