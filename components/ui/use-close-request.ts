import { useEffect, useEffectEvent } from 'react'

/** CloseWatcher, not yet in TypeScript's DOM library. */
interface Watcher {
  onclose: (() => void) | null
  destroy: () => void
}

/**
 * While it is open, the phone's Back closes the topmost overlay and stays on the page. CloseWatcher
 * orders several overlays and adds no history entries. In browsers without it, Escape and the
 * button remain.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher }
    if (!isOpen || !CloseWatcher) return
    let watcher = watch()
    function watch(): Watcher {
      const next = new CloseWatcher!()
      next.onclose = () => {
        close()
        // An overlay that refuses to close needs a new watcher for the next request.
        watcher = watch()
      }
      return next
    }
    return () => watcher.destroy()
  }, [isOpen])
}
