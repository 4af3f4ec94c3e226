import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Moves the focus along the items of a group with the arrow keys, Home and End, around its ends. An item
 * is anything inside the group with the given role.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, role: string): HTMLElement | null {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(`[role="${role}"]`)]
  const at = items.indexOf(event.target as HTMLElement)
  const step = steps[event.key]
  const next =
    event.key === 'Home'
      ? items[0]
      : event.key === 'End'
        ? items.at(-1)
        : step
          ? items.at((at + step) % items.length)
          : undefined
  if (at < 0 || !next) return null
  event.preventDefault()
  next.focus()
  return next
}
