'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { isRecord } from '@/lib/storage/json-checks'
import { persistedStore } from '@/lib/storage/persisted-store'

type Bag = Readonly<Record<string, unknown>>

const EMPTY: Bag = {}
const parseBag = (stored: unknown): Bag => (isRecord(stored) ? stored : EMPTY)
const bag = persistedStore<Bag>('sampan.back-data', EMPTY, parseBag, 'sessionStorage')

/** Adds to what is kept (the specification's backData, section 3); other values stay. */
export function mergeBackData(values: Bag): void {
  bag.write({ ...bag.read(), ...values })
}

/** Deletes everything. Called when a session ends: the next shopper must not find this one's work. */
export function clearBackData(): void {
  bag.write(EMPTY)
}

/**
 * What a shopper was doing on a screen, kept through a detour and a reload for as long as the tab lives.
 * Objects merge: `change({ remark })` leaves the other fields, and fields that `initial` has gained
 * since count. `initial` must be the same object at every render. Values must survive JSON.
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
