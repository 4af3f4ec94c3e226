'use client'

import { useEffect, useRef } from 'react'
import { usePathname } from 'next/navigation'
import { withoutPrefix } from '@/lib/navigation/language-prefix'
import { isKeptAlive } from '@/lib/navigation/routes'
import { shownMain } from './skip-link'

/** How long a page may take to come, and a sheet that led to it to slide away. */
const PATIENCE_MS = 1000

/**
 * After a navigation the focus goes to the page that came: what had it is hidden now, and Tab would begin anywhere.
 * A page that puts it somewhere itself is left alone, and one that was kept alive gets it back where it was.
 * Next announces the title and leaves the focus untouched.
 */
export function FocusKeeper() {
  const pathname = withoutPrefix(usePathname())
  const shown = useRef(pathname)
  const holders = useRef(new Map<string, Element>())

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (isKeptAlive(shown.current) && target instanceof Element)
        holders.current.set(shown.current, target)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
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

/** Answers whether the focus is where it should be. */
function moveFocus(before: Element | undefined): boolean {
  const main = shownMain()
  const holder = document.activeElement
  if (!main || holder?.closest('[role=dialog], [role=alertdialog]')) return false
  if (main.contains(holder) || isFieldInSight(holder)) return true
  const isBack = before instanceof HTMLElement && main.contains(before)
  const next = isBack && before.checkVisibility() ? before : main
  next.focus({ preventScroll: true })
  return true
}

/** A page to search in may begin in its field, which stands above its main part. */
function isFieldInSight(holder: Element | null): boolean {
  return holder instanceof HTMLInputElement && holder.checkVisibility()
}
