import { useSyncExternalStore } from 'react'

/** A list kept on this phone, latest first, that components can watch. Nothing of it leaves the phone. */
interface StoredList<Item> {
  /** The same array until it changes, as `useSyncExternalStore` asks. */
  read: () => Item[]
  /** Puts an item first and drops the one it replaces and those past the most. */
  add: (item: Item) => void
  remove: (item: Item) => void
  clear: () => void
  subscribe: (onChange: () => void) => () => void
}

/** `isItem` judges what is stored, which an older version or the shopper may have written. */
export function storedList<Item>(
  place: string,
  most: number,
  keyOf: (item: Item) => unknown,
  isItem: (value: unknown) => value is Item,
): StoredList<Item> {
  const listeners = new Set<() => void>()
  let known: { text: string | null; items: Item[] } = { text: null, items: [] }

  function read(): Item[] {
    const text = stored(place)
    if (text !== known.text) known = { text, items: parsed(text).filter(isItem).slice(0, most) }
    return known.items
  }
  function write(items: Item[]) {
    try {
      localStorage.setItem(place, JSON.stringify(items))
    } catch {
      // Without storage, or with a full one, nothing is remembered.
    }
    listeners.forEach((listener) => listener())
  }
  const others = (item: Item) => read().filter((each) => keyOf(each) !== keyOf(item))
  return {
    read,
    add: (item) => write([item, ...others(item)].slice(0, most)),
    remove: (item) => write(others(item)),
    clear: () => write([]),
    subscribe: (onChange) => {
      listeners.add(onChange)
      window.addEventListener('storage', onChange)
      return () => {
        listeners.delete(onChange)
        window.removeEventListener('storage', onChange)
      }
    },
  }
}

function stored(place: string): string | null {
  try {
    return localStorage.getItem(place)
  } catch {
    return null
  }
}

function parsed(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

const isKeyword = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** What was searched for on this phone. */
export const searchHistory = storedList<string>(
  'sampan.searches',
  12,
  (keyword) => keyword.toLowerCase(),
  isKeyword,
)

const NOTHING: never[] = []

/** What is kept on this phone; nothing while the server draws. */
export function useStoredList<Item>(list: StoredList<Item>): Item[] {
  return useSyncExternalStore(list.subscribe, list.read, () => NOTHING)
}
