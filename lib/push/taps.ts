import { safeReturnPath } from '@/lib/navigation/return-path'
import type { WorkerMessage } from '@/lib/offline/places'

/** Hears from the worker that a notice was tapped while this page is open. Gives what stops it. */
export function onNoticeTapped(go: (path: string) => void): () => void {
  const { serviceWorker } = navigator
  const hear = (event: MessageEvent) => {
    const message = event.data as WorkerMessage
    if (message.type !== 'OPEN') return
    const path = safeReturnPath(message.path, window.location.origin)
    if (!path) return
    event.ports[0]?.postMessage(true)
    go(path)
  }
  serviceWorker.addEventListener('message', hear)
  serviceWorker.startMessages()
  return () => serviceWorker.removeEventListener('message', hear)
}
