import { useLayoutEffect, useRef, useState } from 'react'

/**
 * The key and the ref of a dialog. When a dialog closes during its opening transition, Headless UI 2.2 may never finish
 * closing it: it is invisible and keeps the page inert (github.com/tailwindlabs/headlessui/issues/3892). A new key
 * removes such a dialog at once.
 */
export function useEarlyClose(isOpen: boolean) {
  const dialog = useRef<HTMLDivElement>(null)
  const [key, setKey] = useState(0)
  useLayoutEffect(() => {
    const element = dialog.current
    const isOpening = element?.matches('[data-enter], :has([data-enter])')
    if (!isOpen && isOpening) setKey((before) => before + 1)
  }, [isOpen])
  return { key, dialog }
}
