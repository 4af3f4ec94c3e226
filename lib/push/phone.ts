import { callEndpoint } from '@/lib/api/call-endpoint'
import { isOnFor, rememberOff, rememberOn } from './choice'

const contract = () => import('@/contracts/push')

/** `blocked`: can only be changed in the browser's settings. */
export type PhoneNotices = 'impossible' | 'blocked' | 'off' | 'on'

/** Waits for the service worker, which is registered once the page is idle. */
export async function phoneNotices(): Promise<PhoneNotices> {
  if (!canBeSent()) return 'impossible'
  if (Notification.permission === 'denied') return 'blocked'
  const { pushManager } = await navigator.serviceWorker.ready
  const [ours, { endpoint, public_key }] = await Promise.all([
    pushManager.getSubscription(),
    callEndpoint(contract, 'getPush', {}, { quiet: true }),
  ])
  const isHeard = ours !== null && ours.endpoint === endpoint && isForKey(ours, public_key)
  return isHeard ? 'on' : 'off'
}

/** Push needs a service worker. */
export function canBeSent(): boolean {
  return (
    process.env.NODE_ENV !== 'development' &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window
  )
}

/** Requests permission if needed; must be called directly in a tap handler, before any await. */
export async function turnOn(shopperId: number): Promise<PhoneNotices> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') {
    rememberOff()
    return permission === 'denied' ? 'blocked' : 'off'
  }
  await subscribe()
  await rememberOn(shopperId)
  return 'on'
}

export async function turnOff(): Promise<PhoneNotices> {
  rememberOff()
  await callEndpoint(contract, 'unsubscribePush', {})
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
  return 'off'
}

/**
 * Renews the push subscription after sign-in or after the browser changed its endpoint, for the
 * shopper who enabled it here.
 */
export async function keepOn(shopperId: number): Promise<void> {
  if (!canBeSent() || Notification.permission !== 'granted' || !(await isOnFor(shopperId))) return
  if ((await phoneNotices()) === 'off') await subscribe()
}

async function subscribe(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready
  const { public_key } = await callEndpoint(contract, 'getPush', {})
  const known = await pushManager.getSubscription()
  if (known && !isForKey(known, public_key)) await known.unsubscribe()
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: public_key,
  })
  const { keys } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await callEndpoint(contract, 'subscribePush', {
    endpoint: subscription.endpoint,
    keys: { p256dh, auth },
  })
}

/** A subscription made with an older VAPID key cannot be used. Older browsers do not expose their key. */
function isForKey({ options }: PushSubscription, publicKey: string): boolean {
  if (!options?.applicationServerKey) return true
  const bytes = new Uint8Array(options.applicationServerKey)
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey
}
