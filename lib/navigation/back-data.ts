'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { isRecord, persistedStore, type PersistedStore } from '@/lib/storage/persisted-store'

type Bag = Readonly<Record<string, unknown>>

const EMPTY: Bag = {}
const parseBag = (stored: unknown): Bag => (isRecord(stored) ? stored : EMPTY)
const bag = persistedStore<Bag>('sampan.back-data', EMPTY, parseBag, 'sessionStorage')
/** A session that runs out does not delete these; signing out does. */
const drafts = persistedStore<Bag>('order-drafts', EMPTY, parseBag, 'sessionStorage')

/** Deletes everything at the end of a session: the next shopper must not see it. */
export function clearBackData(): void {
  bag.write(EMPTY)
}

/**
 * State of a screen that survives detours and a reload for the life of the tab (the specification's
 * backData, section 3). Objects merge: `change({ remark })` keeps other fields, and new fields of
 * `initial` apply. `initial` must be a stable object. Values must survive JSON.
 */
export const useBackData = <Value extends object>(key: string, initial: Value) =>
  useBagged(bag, key, initial)

/**
 * The same for what is typed about one order. It also survives a session that runs out in the
 * middle, because only the buyer can open the page of the order.
 */
export const useOrderDraft = <Value extends object>(key: string, initial: Value) =>
  useBagged(drafts, key, initial)

function useBagged<Value extends object>(store: PersistedStore<Bag>, key: string, initial: Value) {
  const stored = useSyncExternalStore(
    store.subscribe,
    () => store.read()[key],
    () => undefined,
  )
  const change = useCallback(
    (values: Partial<Value>) => {
      const all = store.read()
      const before = all[key]
      store.write({ ...all, [key]: { ...(isRecord(before) ? before : {}), ...values } })
    },
    [store, key],
  )
  const discard = useCallback(() => {
    const { [key]: _forgotten, ...rest } = store.read()
    store.write(rest)
  }, [store, key])
  const value: Value = isRecord(stored) ? { ...initial, ...stored } : initial
  return { value, change, discard }
}
