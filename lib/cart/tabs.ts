import type { Cart } from '@/contracts/schemas/cart'

/** What one tab tells the others of this browser. */
export type TabMessage =
  | { kind: 'cart'; cart: Cart; locale: string }
  /** Somebody has signed in or out. */
  | { kind: 'session' }

const CHANNEL = 'sampan.cart'

let channel: BroadcastChannel | undefined

/** A channel does not hear what it says itself, so that one for all in this tab is right. */
function openChannel(): BroadcastChannel | undefined {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel(CHANNEL)
  return channel
}

export function notifyTabs(message: TabMessage): void {
  openChannel()?.postMessage(message)
}

export function onTabMessage(hear: (message: TabMessage) => void): () => void {
  const opened = openChannel()
  const onMessage = ({ data }: MessageEvent<TabMessage>) => hear(data)
  opened?.addEventListener('message', onMessage)
  return () => opened?.removeEventListener('message', onMessage)
}
