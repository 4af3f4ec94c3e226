import type { Cart } from '@/contracts/schemas/cart'

/** Messages between the tabs of this browser. */
export type TabMessage =
  | { kind: 'cart'; cart: Cart; locale: string }
  /** Sign-in or sign-out. */
  | { kind: 'session' }

const CHANNEL = 'sampan.cart'

let channel: BroadcastChannel | undefined

/** A BroadcastChannel does not receive its own messages, so one per tab is enough. */
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
