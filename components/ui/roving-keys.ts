import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Moves the focus from the item that was pressed to one of its siblings: the arrow keys go around the ends,
 * Home and End go there. Answers the item that now has the focus.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): HTMLElement | null {
  const items = [...(event.currentTarget.parentElement?.children ?? [])] as HTMLElement[]
  const at = items.indexOf(event.currentTarget)
  const step = steps[event.key]
  const next =
    event.key === 'Home'
      ? items[0]
      : event.key === 'End'
        ? items.at(-1)
        : step
          ? items.at((at + step) % items.length)
          : undefined
  if (!next) return null
  event.preventDefault()
  next.focus()
  return next
}
