'use client'

import { useCallback, useSyncExternalStore } from 'react'

const STORAGE_KEY = 'sampan.back-data'

type Bag = Readonly<Record<string, unknown>>

const EMPTY: Bag = {}
let bag: Bag | undefined
const listeners = new Set<() => void>()

function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function load(): Bag {
  if (typeof window === 'undefined') return EMPTY
  if (bag) return bag
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
    bag = isBag(stored) ? stored : EMPTY
  } catch {
    bag = EMPTY
  }
  return bag
}

function save(next: Bag) {
  bag = next
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next))
  } catch {
    // A full or forbidden storage costs the memory of a reload, not the work in this tab.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Adds to what is kept (the specification's backData, section 3); other values stay. */
export function mergeBackData(values: Bag): void {
  save({ ...load(), ...values })
}

/** Deletes everything. Called when a session ends: the next shopper must not find this one's work. */
export function clearBackData(): void {
  save(EMPTY)
}

/**
 * What a shopper was doing on a screen, kept through a detour and a reload for as long as the tab lives.
 * Objects merge: `change({ remark })` leaves the other fields, and fields that `initial` has gained
 * since count. `initial` must be the same object at every render. Values must survive JSON.
 */
export function useBackData<Value extends object>(key: string, initial: Value) {
  const stored = useSyncExternalStore(
    subscribe,
    () => load()[key],
    () => undefined,
  )
  const change = useCallback(
    (values: Partial<Value>) => {
      const before = load()[key]
      mergeBackData({ [key]: { ...(isBag(before) ? before : {}), ...values } })
    },
    [key],
  )
  const discard = useCallback(() => {
    const { [key]: _forgotten, ...rest } = load()
    save(rest)
  }, [key])
  const value: Value = isBag(stored) ? { ...initial, ...stored } : initial
  return { value, change, discard }
}
