import { useLayoutEffect } from 'react'

/** Longer than anything takes to slide away. */
const PATIENCE_MS = 600

/**
 * Gives the focus back to what opened something, once that is gone and the focus with it. A dialog that is
 * fetched when it is wanted cannot know what had the focus before.
 */
export function useFocusReturn(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const opener = document.activeElement
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
