import { safeReturnPath } from '@/lib/navigation/return-path'
import { isReadable, type WorkerMessage } from './places'

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

/** Goes on with the new build: its worker takes over, and this page is loaded anew from it. */
export function takeUpdate(): void {
  isReloading = true
  const waiting = registration?.waiting
  if (waiting) waiting.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerMessage)
  else window.location.reload()
}

/** Registers the worker and watches for a newer one, which waits until the shopper says so. */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator
  const hadWorker = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (isReloading) window.location.reload()
    // Another tab has gone on with a new build; this one is told, not torn from the shopper's hands.
    else if (hadWorker) setReady()
  })
  try {
    registration = await serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' })
  } catch {
    // Where browsers allow no worker, everything works as long as there is a connection.
    return
  }
  if (registration.waiting && hadWorker) setReady()
  registration.addEventListener('updatefound', () => {
    const next = registration?.installing
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && serviceWorker.controller) setReady()
    })
  })
  lookNowAndThen(registration)
}

/** A shop left open on a phone for days would hear of nothing. */
function lookNowAndThen(known: ServiceWorkerRegistration) {
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_EVERY_MS) return
    lookedAt = Date.now()
    known.update().catch(() => undefined)
  })
}

/** Since when the page on the screen was kept, where it came out of the worker's store. */
export async function keptAt(): Promise<number | undefined> {
  const { controller } = navigator.serviceWorker
  if (!controller) return undefined
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<number | undefined>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<number | null>) => resolve(data ?? undefined)
  })
  controller.postMessage({ type: 'KEPT_AT' } satisfies WorkerMessage, [port2])
  return answer
}

/** Has pages kept that were reached inside the app, unless the shopper saves data or has no connection. */
export async function keepSeen(paths: string[]): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const wanted = paths.filter(isReadable)
  if (wanted.length === 0 || connection?.saveData || !navigator.onLine) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'SEEN', paths: wanted, files: filesOfPage() } satisfies WorkerMessage)
}

/** What was loaded before the worker was there did not pass through it. */
function filesOfPage(): string[] {
  const own = `${window.location.origin}/_next/static/`
  return performance
    .getEntriesByType('resource')
    .flatMap(({ name }) =>
      name.startsWith(own) ? [name.slice(window.location.origin.length)] : [],
    )
}

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
