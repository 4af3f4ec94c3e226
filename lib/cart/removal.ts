/** The period in which a removal can be undone. */
export const UNDO_MS = 5_000

/** The lines just removed, for the undo bar. */
export interface Removal {
  names: string[]
  undo: () => void
}

let current: Removal | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export const currentRemoval = () => current

export function offerUndo(removal: Removal): void {
  clearTimeout(timer)
  timer = setTimeout(closeUndo, UNDO_MS)
  set(removal)
}

export function closeUndo(): void {
  clearTimeout(timer)
  set(null)
}

export function subscribeToRemoval(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

function set(removal: Removal | null) {
  current = removal
  for (const listener of listeners) listener()
}
