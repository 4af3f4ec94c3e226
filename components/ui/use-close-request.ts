import { useEffect, useEffectEvent } from 'react'

/** Not yet known to TypeScript's library. */
interface Watcher {
  onclose: (() => void) | null
  destroy: () => void
}

/**
 * While it is open, the phone's Back closes what lies on top and stays on the page. The browser keeps the order of
 * several itself, and writes nothing into the history. Where it has no such watcher, Escape and the button remain.
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
        // What may not be closed just now is still there for the next request.
        watcher = watch()
      }
      return next
    }
    return () => watcher.destroy()
  }, [isOpen])
}
