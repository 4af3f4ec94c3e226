import { ANSWERS_DATABASE, type WorkerMessage } from './caches'

/** Deletes everything readable offline, so that the next shopper sees none of it. */
export function deleteOfflineData(): void {
  try {
    indexedDB.deleteDatabase(ANSWERS_DATABASE)
  } catch {
    // If storage is blocked, nothing was stored.
  }
  // The service worker continues even if this page is unloaded.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  serviceWorker?.controller?.postMessage({ type: 'FORGET' } satisfies WorkerMessage)
}
