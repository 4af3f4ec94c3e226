const STORAGE_KEY = 'sampan.scroll'
/** The oldest are dropped: nobody goes back further. */
const MAX_POSITIONS = 100

let positions: Map<string, number> | undefined

type NavigationHistory = { currentEntry: { key: string } | null }

/** Path and query as in the address bar. */
export const currentAddress = (): string => window.location.pathname + window.location.search

/**
 * Stores how far the current history entry is scrolled, in px. Also under its address, for browsers without
 * the navigation API and for entries that an overlay has added to the same page.
 */
export function saveScrollPosition(top: number): void {
  const known = load()
  for (const key of currentKeys()) {
    known.delete(key)
    known.set(key, top)
  }
}

/** Where the current history entry was left, or undefined if it is new. */
export function savedScrollPosition(): number | undefined {
  const known = load()
  return currentKeys()
    .map((key) => known.get(key))
    .find((top) => top !== undefined)
}

/**
 * Keeps the positions through a reload, after which Back still leads to the same entries. Without addresses,
 * which would tell the next shopper what this one looked at.
 */
export function persistScrollPositions(): void {
  try {
    const opaque = [...load()].filter(([key]) => !key.startsWith('/'))
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(opaque.slice(-MAX_POSITIONS)))
  } catch {
    // Without storage, Back after a reload is left to the browser.
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
