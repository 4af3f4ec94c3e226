'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { isRecord, persistedStore } from '@/lib/storage/persisted-store'

type Bag = Readonly<Record<string, unknown>>

const EMPTY: Bag = {}
const parseBag = (stored: unknown): Bag => (isRecord(stored) ? stored : EMPTY)
const bag = persistedStore<Bag>('sampan.back-data', EMPTY, parseBag, 'sessionStorage')

/** Merges into the stored values (the specification's backData, section 3). */
export function mergeBackData(values: Bag): void {
  bag.write({ ...bag.read(), ...values })
}

/** Deletes everything at the end of a session: the next shopper must not see it. */
export function clearBackData(): void {
  bag.write(EMPTY)
}

/**
 * State of a screen that survives detours and a reload for the life of the tab. Objects merge:
 * `change({ remark })` keeps other fields, and new fields of `initial` apply. `initial` must be a
 * stable object. Values must survive JSON.
 */
export function useBackData<Value extends object>(key: string, initial: Value) {
  const stored = useSyncExternalStore(
    bag.subscribe,
    () => bag.read()[key],
    () => undefined,
  )
  const change = useCallback(
    (values: Partial<Value>) => {
      const before = bag.read()[key]
      mergeBackData({ [key]: { ...(isRecord(before) ? before : {}), ...values } })
    },
    [key],
  )
  const discard = useCallback(() => {
    const { [key]: _forgotten, ...rest } = bag.read()
    bag.write(rest)
  }, [key])
  const value: Value = isRecord(stored) ? { ...initial, ...stored } : initial
  return { value, change, discard }
}
