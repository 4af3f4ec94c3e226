import type { AdjustedCart, BasketItem, Cart, CartAdjustment, CartChange } from '@/contracts/cart'
import { ApiError } from '@/lib/api/api-error'
import {
  dropAddition,
  dropChanges,
  isEmpty,
  outbox,
  type Addition,
  type LineChange,
  type LineChanges,
} from '@/lib/cart/outbox'

/** A tap begins the wait anew, so that a burst of taps is one call. */
export const SETTLE_MS = 600
const RETRY_MS = [5_000, 15_000, 60_000]

/** How the cart's calls are made and who hears of their ends. */
export interface SenderOutlets {
  add: (items: BasketItem[], key: string) => Promise<AdjustedCart>
  update: (items: CartChange[]) => Promise<AdjustedCart>
  remove: (skuIds: number[]) => Promise<Cart>
  /** The cart is now as the backend says; told before the change is forgotten, so that nothing flickers. */
  onCart: (cart: Cart) => void
  onAdded: (addition: Addition, adjusted: CartAdjustment[]) => void
  onCapped: (adjusted: CartAdjustment[]) => void
  /** The backend said no: the screen goes back to what it was. */
  onRefused: (error: ApiError) => void
}

/**
 * Sends what is in the outbox: soon after a change, at once when asked, and again while the backend cannot
 * be reached. One pass at a time, in all tabs together.
 */
export function createSender(outlets: SenderOutlets) {
  let settling: ReturnType<typeof setTimeout> | undefined
  let retrying: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let pass: Promise<void> = Promise.resolve()
  const listeners = new Set<() => void>()

  function soon(delayMs = SETTLE_MS) {
    clearTimeout(settling)
    settling = setTimeout(() => void now(), delayMs)
  }

  /** Resolves when everything due has been answered or could not be sent. `isLast`: no undo any more. */
  function now(isLast = false): Promise<void> {
    clearTimeout(settling)
    clearTimeout(retrying)
    settling = undefined
    pass = pass.catch(() => undefined).then(() => oneTabAtATime(() => sendAll(isLast)))
    return pass
  }

  async function sendAll(isLast: boolean) {
    if (isEmpty(outbox.read())) return
    try {
      for (const addition of outbox.read().additions) await sendAddition(addition)
      await sendChanges(outbox.read().changes, isLast ? Infinity : Date.now())
      setFailures(0)
      const nextUndo = nextRemovalAt(outbox.read().changes)
      if (nextUndo && settling === undefined) soon(Math.max(0, nextUndo - Date.now()))
    } catch (error) {
      if (!isUnreachable(error)) throw error
      retrying = setTimeout(() => void now(), RETRY_MS[Math.min(failures, RETRY_MS.length - 1)])
      setFailures(failures + 1)
    }
  }

  async function sendAddition(addition: Addition) {
    const { key, items } = addition
    await settled(
      () => outlets.add(items, key),
      ({ adjusted, ...cart }) => {
        outlets.onCart(cart)
        outlets.onAdded(addition, adjusted)
      },
      () => dropAddition(key),
    )
  }

  async function sendChanges(changes: LineChanges, now: number) {
    const all = Object.entries(changes).map(([id, change]) => [Number(id), change] as const)
    const isRemoved = ([, change]: readonly [number, LineChange]) =>
      change.removedUntil !== undefined
    const set = all.filter((entry) => !isRemoved(entry))
    const removed = all.filter((entry) => isRemoved(entry) && entry[1].removedUntil! <= now)
    if (set.length > 0)
      await settled(
        () =>
          outlets.update(
            set.map(([sku_id, { quantity, selected }]) => ({ sku_id, quantity, selected })),
          ),
        ({ adjusted, ...cart }) => {
          outlets.onCart(cart)
          if (adjusted.length > 0) outlets.onCapped(adjusted)
        },
        () => dropChanges(Object.fromEntries(set)),
      )
    if (removed.length > 0)
      await settled(
        () => outlets.remove(removed.map(([skuId]) => skuId)),
        outlets.onCart,
        () => dropChanges(Object.fromEntries(removed)),
      )
  }

  /** What is refused is forgotten too: asking again would be refused again. */
  async function settled<Answer>(
    ask: () => Promise<Answer>,
    take: (answer: Answer) => void,
    drop: () => void,
  ) {
    try {
      take(await ask())
    } catch (error) {
      if (isUnreachable(error) || !(error instanceof ApiError)) throw error
      outlets.onRefused(error)
    }
    drop()
  }

  function setFailures(count: number) {
    failures = count
    for (const listener of listeners) listener()
  }

  return {
    soon,
    now,
    /** Whether the last attempt did not reach the backend. */
    isWaiting: () => failures > 0,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}

const TOO_MANY = 429

/** No answer, or one that says nothing about the cart: what was asked stays in the outbox. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.isOutcomeUnknown || error.kind === 'duplicate' || error.status === TOO_MANY
}

function nextRemovalAt(changes: LineChanges): number | undefined {
  const times = Object.values(changes).flatMap((change) => change.removedUntil ?? [])
  return times.length > 0 ? Math.min(...times) : undefined
}

function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  // Absent on pages without HTTPS; keys and absolute quantities keep two tabs from doing harm there.
  const locks = (navigator as { locks?: LockManager }).locks
  return locks ? locks.request('sampan.cart', work) : work()
}
