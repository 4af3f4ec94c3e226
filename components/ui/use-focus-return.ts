import { useLayoutEffect } from 'react'
import { controlOf } from '@/lib/touch/control-of'

/** Longer than any closing animation. */
const PATIENCE_MS = 600

/** The control that was clicked or focused last. */
let lastUsed: Element | null = null

function noteUse(event: Event): void {
  lastUsed = controlOf(event) ?? lastUsed
}

if (typeof document !== 'undefined')
  for (const kind of ['click', 'focusin']) document.addEventListener(kind, noteUse, true)

/**
 * Returns the focus to the element that opened an overlay, once the overlay and its focus are gone.
 * A dialog that is loaded on demand cannot know which element had the focus.
 */
export function useFocusReturn(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const opener = lastUsed ?? document.activeElement
    return () => giveBack(opener, performance.now() + PATIENCE_MS)
  }, [isOpen])
}

function giveBack(opener: Element | null, until: number): void {
  if (!(opener instanceof HTMLElement) || !opener.isConnected) return
  const holder = document.activeElement
  if (holder === document.body) opener.focus({ preventScroll: true })
  const isLeaving = holder === document.body || holder?.closest('[role=dialog], [role=alertdialog]')
  if (document.activeElement === opener || !isLeaving || performance.now() > until) return
  requestAnimationFrame(() => giveBack(opener, until))
}
