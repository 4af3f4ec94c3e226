import { callEndpoint } from '@/lib/api/call-endpoint'
import { isOnFor, rememberOff, rememberOn } from './choice'

const contract = () => import('@/contracts/push')

/** `blocked`: only the settings of the browser can undo it. */
export type PhoneNotices = 'impossible' | 'blocked' | 'off' | 'on'

/** Waits for the worker, which is registered once the page is at rest. */
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

/** Without a worker there is nobody to be sent anything. */
function canBeSent(): boolean {
  return (
    process.env.NODE_ENV !== 'development' &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window
  )
}

/** Asks the shopper where they were not asked before; to be called by a tap, without waiting for anything first. */
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

/** Signed in again, or given a new address by the browser: notices go on for the shopper who turned them on here. */
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

/** A shop that was given a new key can send nothing to who knows the old one. Older browsers do not tell which they know. */
function isForKey({ options }: PushSubscription, publicKey: string): boolean {
  if (!options?.applicationServerKey) return true
  const bytes = new Uint8Array(options.applicationServerKey)
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey
}
