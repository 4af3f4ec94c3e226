const STORAGE_KEY = 'sampan.scroll'
/** The oldest positions are dropped. */
const MAX_POSITIONS = 100

let positions: Map<string, number> | undefined

type NavigationHistory = { currentEntry: { key: string } | null }

/** Path and query as in the address bar. */
export const currentAddress = (): string => window.location.pathname + window.location.search

/**
 * Stores the scroll position of the current history entry in px. Also by URL, for browsers without
 * the navigation API and for entries that an overlay adds to the same page.
 */
export function saveScrollPosition(top: number): void {
  const known = load()
  for (const key of currentKeys()) {
    known.delete(key)
    known.set(key, top)
  }
}

/** The stored position of the current history entry, or undefined if it is new. */
export function savedScrollPosition(): number | undefined {
  const known = load()
  return currentKeys()
    .map((key) => known.get(key))
    .find((top) => top !== undefined)
}

/**
 * Saves the positions for a reload, after which Back still leads to the same entries. Without URLs,
 * which would reveal the shopper's history to the next one.
 */
export function persistScrollPositions(): void {
  try {
    const opaque = [...load()].filter(([key]) => !key.startsWith('/'))
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(opaque.slice(-MAX_POSITIONS)))
  } catch {
    // Without storage the browser restores the position after a reload.
  }
}

function currentKeys(): string[] {
  const { navigation } = window as { navigation?: NavigationHistory }
  const key = navigation?.currentEntry?.key
  return key ? [key, currentAddress()] : [currentAddress()]
}

function load(): Map<string, number> {
  positions ??= new Map(stored())
  return positions
}

function stored(): [string, number][] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(value) ? value.filter(isPosition) : []
  } catch {
    return []
  }
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
}
