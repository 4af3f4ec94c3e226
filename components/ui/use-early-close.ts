import { useLayoutEffect, useRef, useState } from 'react'

/**
 * The key and the ref of a dialog. Headless UI 2.2 never ends an opening transition that closing interrupts: the
 * dialog would become invisible and keep the page inert (github.com/tailwindlabs/headlessui/issues/3892). A new key
 * removes the dialog at once instead.
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
