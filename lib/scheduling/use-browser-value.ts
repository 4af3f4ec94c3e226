'use client'

import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** A value that only the browser can read and that does not change; `before` until the page is hydrated. */
export const useBrowserValue = <Value>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => before)
