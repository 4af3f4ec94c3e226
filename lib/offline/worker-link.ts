import { safeReturnPath } from '@/lib/navigation/return-path'
import { isReadable, type WorkerMessage } from './caches'

const WORKER = '/worker.js'
const LOOK_EVERY_MS = 30 * 60_000

let isUpdateReady = false
let isReloading = false
let registration: ServiceWorkerRegistration | undefined
const listeners = new Set<() => void>()

export const hasUpdate = () => isUpdateReady

export function subscribeToUpdate(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

function setReady() {
  isUpdateReady = true
  for (const listener of listeners) listener()
}

/** Activates the waiting service worker and reloads the page with the new build. */
export function takeUpdate(): void {
  isReloading = true
  const waiting = registration?.waiting
  if (waiting) waiting.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerMessage)
  else window.location.reload()
}

/** Registers the service worker and detects a newer one, which waits for the shopper's consent. */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator
  const hadWorker = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (isReloading) window.location.reload()
    // Another tab activated the new build; this tab shows the offer and does not reload by itself.
    else if (hadWorker) setReady()
  })
  const known = await serviceWorker
    .register(WORKER, { scope: '/', updateViaCache: 'none' })
    .catch(() => undefined)
  // Without a service worker everything works online. Playwright blocks one by resolving with nothing.
  if (!known) return
  registration = known
  if (known.waiting && hadWorker) setReady()
  known.addEventListener('updatefound', () => {
    const next = known.installing
    // The first worker may control the page before the event of its installation arrives.
    const isFirst = !known.active
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && serviceWorker.controller && !isFirst) setReady()
    })
  })
  checkPeriodically(known)
}

/** A tab left open for days would not learn of updates. */
function checkPeriodically(known: ServiceWorkerRegistration) {
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_EVERY_MS) return
    lookedAt = Date.now()
    known.update().catch(() => undefined)
  })
}

/** When the displayed page was cached; undefined if it came from the network. */
export async function cachedSince(): Promise<number | undefined> {
  const { controller } = navigator.serviceWorker
  if (!controller) return undefined
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<number | undefined>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<number | null>) => resolve(data ?? undefined)
  })
  controller.postMessage({ type: 'KEPT_AT' } satisfies WorkerMessage, [port2])
  return answer
}

/** Caches pages reached by navigation inside the app, unless the shopper saves data or is offline. */
export async function cacheVisitedPages(paths: string[]): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const wanted = paths.filter(isReadable)
  if (wanted.length === 0 || connection?.saveData || !navigator.onLine) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'SEEN', paths: wanted, files: filesOfPage() } satisfies WorkerMessage)
}

/** Files loaded before the worker was active did not pass through it. */
function filesOfPage(): string[] {
  const own = `${window.location.origin}/_next/static/`
  return performance
    .getEntriesByType('resource')
    .flatMap(({ name }) =>
      name.startsWith(own) ? [name.slice(window.location.origin.length)] : [],
    )
}

/** Calls `go` when a notification is tapped while this page is open. Returns a function that unsubscribes. */
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
