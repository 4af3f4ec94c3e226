'use client'

import { lazy, Suspense, useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import { useFocusReturn } from './use-focus-return'

const load = () => import('./sheet-dialog')
const SheetDialog = lazy(() => load().then((file) => ({ default: file.SheetDialog })))

/** Long enough for the page itself to be ready first. */
const PRELOAD_AFTER_MS = 1500

/**
 * A sheet from the bottom on phones, a box in the middle on wide screens. The dialog behind it is a large
 * script, so it is fetched when the page is ready and not with the page. `isLocked` keeps it from being
 * closed while something must not be interrupted.
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
  // The tap is answered first; what is in the sheet is made in the pauses after it.
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
