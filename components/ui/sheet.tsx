'use client'

import { lazy, Suspense, useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import { useFocusReturn } from './use-focus-return'

const load = () => import('./sheet-dialog')
const SheetDialog = lazy(() => load().then((file) => ({ default: file.SheetDialog })))

/** Long enough for the page itself to become interactive first. */
const PRELOAD_AFTER_MS = 1500

/**
 * A bottom sheet on phones, a centred dialog on wide screens. The dialog is a large script, so it
 * is loaded after the page. `isLocked` prevents closing while an operation must not be interrupted.
 */
export function Sheet(props: {
  isOpen: boolean
  title: string
  isTitleHidden?: boolean
  isLocked?: boolean
  onClose: () => void
  footer?: ReactNode
  children: ReactNode
}) {
  const [wasOpened, setWasOpened] = useState(props.isOpen)
  // A deferred value: the tap is handled first, the content renders at low priority.
  const isMade = useDeferredValue(props.isOpen)
  if (props.isOpen && !wasOpened) setWasOpened(true)
  useFocusReturn(props.isOpen)
  useEffect(() => {
    const timer = setTimeout(() => void load(), PRELOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <SheetDialog {...props} isOpen={props.isOpen && isMade} />
    </Suspense>
  )
}
