/** One value in this browser's storage that components and other tabs can watch. */
export interface StoredValue<Value> {
  /** The same object until it changes, as `useSyncExternalStore` asks. */
  read: () => Value
  write: (value: Value) => void
  subscribe: (onChange: () => void) => () => void
}

/** Far above what an honest cart weighs; what is longer was not written here. */
const MOST_CHARACTERS = 100_000

/** `parse` judges what is stored, which an older version or the shopper may have written. */
export function storedValue<Value>(
  place: string,
  empty: Value,
  parse: (stored: unknown) => Value,
): StoredValue<Value> {
  const listeners = new Set<() => void>()
  let known: { text: string | null; value: Value } = { text: null, value: empty }
  /** Where storage is closed or full, this tab alone remembers. */
  let unstored: { value: Value } | undefined

  function read(): Value {
    if (unstored) return unstored.value
    const text = storedText(place)
    if (text !== known.text) known = { text, value: text === null ? empty : parsed(text) }
    return known.value
  }
  function parsed(text: string): Value {
    try {
      return text.length > MOST_CHARACTERS ? empty : parse(JSON.parse(text))
    } catch {
      return empty
    }
  }
  function write(value: Value) {
    try {
      if (value === empty) localStorage.removeItem(place)
      else localStorage.setItem(place, JSON.stringify(value))
      unstored = undefined
    } catch {
      unstored = { value }
    }
    for (const listener of listeners) listener()
  }
  return {
    read,
    write,
    subscribe: (onChange) => {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === place || key === null) onChange()
      }
      listeners.add(onChange)
      window.addEventListener('storage', onStorage)
      return () => {
        listeners.delete(onChange)
        window.removeEventListener('storage', onStorage)
      }
    },
  }
}

function storedText(place: string): string | null {
  try {
    return localStorage.getItem(place)
  } catch {
    return null
  }
}

export const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
