import { ANSWERS_DATABASE, type WorkerMessage } from './places'

/** Deletes what could be read without a connection: nothing of one shopper is there for the next. */
export function deleteOfflineData(): void {
  try {
    indexedDB.deleteDatabase(ANSWERS_DATABASE)
  } catch {
    // Where storage is closed to the page, nothing was kept.
  }
  // The worker goes on where this page is about to be left.
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer }
  serviceWorker?.controller?.postMessage({ type: 'FORGET' } satisfies WorkerMessage)
}
