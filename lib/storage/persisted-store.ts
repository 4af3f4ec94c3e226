import { useSyncExternalStore } from 'react'
import { readText, writeText, type StorageArea } from '@/lib/storage/stored-text'

export const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** One value in this browser's storage that components and other tabs can subscribe to. */
export interface PersistedStore<Value> {
  empty: Value
  /** The same object until it changes, as `useSyncExternalStore` requires. */
  read: () => Value
  /** Must survive JSON. The empty value removes the entry. */
  write: (value: Value) => void
  subscribe: (onChange: () => void) => () => void
}

/** Far above the size of any value written here. */
const MAX_CHARACTERS = 100_000

/** `parse` validates the stored value, which an older version or the shopper may have written. */
export function persistedStore<Value>(
  key: string,
  empty: Value,
  parse: (stored: unknown) => Value,
  area: StorageArea = 'localStorage',
): PersistedStore<Value> {
  const listeners = new Set<() => void>()
  let known: { text: string | null; value: Value } = { text: null, value: empty }
  /** If storage is blocked or full, the value is in this tab's memory only. */
  let unstored: { value: Value } | undefined

  function read(): Value {
    if (unstored) return unstored.value
    const text = readText(area, key)
    if (text !== known.text) known = { text, value: text === null ? empty : parsed(text) }
    return known.value
  }
  function parsed(text: string): Value {
    try {
      return text.length > MAX_CHARACTERS ? empty : parse(JSON.parse(text))
    } catch {
      return empty
    }
  }
  function write(value: Value) {
    const text = value === empty ? null : JSON.stringify(value)
    if (writeText(area, key, text)) {
      known = { text, value }
      unstored = undefined
    } else unstored = { value }
    for (const listener of listeners) listener()
  }
  return {
    empty,
    read,
    write,
    subscribe: (onChange) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) onChange()
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

/** The stored value; the empty one during server rendering and hydration. */
export const usePersistedStore = <Value>({ subscribe, read, empty }: PersistedStore<Value>) =>
  useSyncExternalStore(subscribe, read, () => empty)
