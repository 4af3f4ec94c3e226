'use client'

import { useEffect, useRef } from 'react'
import { usePathname } from 'next/navigation'
import { isDisplayed } from '@/lib/head/is-displayed'
import { withoutPrefix } from '@/lib/navigation/language-prefix'
import { isKeptAlive } from '@/lib/navigation/routes'
import { controlOf } from '@/lib/touch/control-of'
import { shownMain } from './skip-link'

/** The longest time a page may take to load, or a sheet to close. */
const PATIENCE_MS = 1000

/**
 * Moves the focus to the new page after a navigation, because the focused element is now hidden. A
 * page that sets the focus itself is left alone; a kept-alive page gets its previous focus back.
 * Next.js does not move the focus.
 */
export function FocusOnNavigation() {
  const pathname = withoutPrefix(usePathname())
  const shown = useRef(pathname)
  const holders = useRef(new Map<string, Element>())

  useEffect(() => {
    const note = (event: Event) => {
      const control = controlOf(event)
      if (control && isKeptAlive(shown.current)) holders.current.set(shown.current, control)
    }
    for (const kind of ['focusin', 'click']) document.addEventListener(kind, note, true)
    return () => {
      for (const kind of ['focusin', 'click']) document.removeEventListener(kind, note, true)
    }
  }, [])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const before = holders.current.get(pathname)
    const until = performance.now() + PATIENCE_MS
    let frame = requestAnimationFrame(function settle() {
      if (performance.now() < until && !moveFocus(before)) frame = requestAnimationFrame(settle)
    })
    return () => cancelAnimationFrame(frame)
  }, [pathname])

  return null
}

/** Returns whether the focus is where it should be. */
function moveFocus(before: Element | undefined): boolean {
  const main = shownMain()
  const holder = document.activeElement
  if (!main || holder?.closest('[role=dialog], [role=alertdialog]')) return false
  if (main.contains(holder) || isFieldInSight(holder)) return true
  const isBack = before instanceof HTMLElement && main.contains(before)
  const next = isBack && isDisplayed(before) ? before : main
  next.focus({ preventScroll: true })
  return true
}

/** A search page may begin in its field, which is above its main element. */
function isFieldInSight(holder: Element | null): boolean {
  return holder instanceof HTMLInputElement && isDisplayed(holder)
}
