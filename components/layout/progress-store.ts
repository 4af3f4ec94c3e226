'use client'

import { useEffect, useSyncExternalStore } from 'react'

let underWay = 0
const listeners = new Set<() => void>()

/** Shows the navigation bar for as long as something is pending: a link, or a push inside a transition. */
export function useProgressWhile(isPending: boolean) {
  useEffect(() => {
    if (!isPending) return
    change(1)
    return () => change(-1)
  }, [isPending])
}

export function useIsNavigating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => underWay > 0,
    () => false,
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function change(by: number) {
  underWay += by
  for (const listener of listeners) listener()
}
