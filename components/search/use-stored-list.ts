'use client'

import { useSyncExternalStore } from 'react'
import type { StoredList } from '@/lib/search/stored-list'

const NOTHING: never[] = []

/** What is kept on this phone; nothing while the server draws. */
export function useStoredList<Item>(list: StoredList<Item>): Item[] {
  return useSyncExternalStore(list.subscribe, list.read, () => NOTHING)
}
