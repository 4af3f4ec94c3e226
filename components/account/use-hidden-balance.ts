'use client'

import { persistedStore, usePersistedStore } from '@/lib/storage/persisted-store'

/** Older versions stored 1 and 0. */
const balanceHidden = persistedStore<boolean>('sampan.balance-hidden', false, Boolean)

/** Whether the balance is masked on the screen; stored on this device. */
export function useHiddenBalance(): [isHidden: boolean, hide: (isHidden: boolean) => void] {
  return [usePersistedStore(balanceHidden), balanceHidden.write]
}
