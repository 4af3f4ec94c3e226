import type { Cart, CartAdjustment } from '@/contracts/schemas/cart'
import type { ApiError } from '@/lib/api/api-error'
import { callEndpoint } from '@/lib/api/call-endpoint'
import type { Addition } from '@/lib/cart/outbox'
import { queueAddition, queueChanges, undoRemoval } from '@/lib/cart/outbox-entries'
import {
  changeGuestLines,
  clearGuestCart,
  guestCart,
  removeGuestLines,
  restoreGuestLines,
} from '@/lib/cart/guest-cart'
import { UNDO_MS } from '@/lib/cart/removal'
import { createSender } from '@/lib/cart/sender'
import { notifyTabs } from '@/lib/cart/tabs'
import { cartKeys } from '@/lib/queries/cart'
import { queryClient } from '@/lib/queries/client'

const contract = () => import('@/contracts/cart')

/** The outcome of a sent change, for toasts. */
export type CartOutcome =
  | { kind: 'added'; addition: Addition; adjusted: CartAdjustment[] }
  | { kind: 'capped'; adjusted: CartAdjustment[] }
  | { kind: 'refused'; error: ApiError }

const listeners = new Set<(outcome: CartOutcome) => void>()
const unheard: CartOutcome[] = []

/** Buffers outcomes until the listener is loaded after the page. */
export function onCartOutcome(hear: (outcome: CartOutcome) => void): () => void {
  listeners.add(hear)
  for (const outcome of unheard.splice(0)) hear(outcome)
  return () => void listeners.delete(hear)
}

function announce(outcome: CartOutcome) {
  if (listeners.size === 0) unheard.push(outcome)
  for (const hear of listeners) hear(outcome)
}

const quiet = { quiet: true, allowRepeat: true }

/** The only sender of this tab. The listeners of outcomes show its messages. */
export const cartSender = createSender({
  add: (items, idempotencyKey) =>
    callEndpoint(contract, 'addToCart', { items }, { ...quiet, idempotencyKey }),
  update: (items) => callEndpoint(contract, 'updateCart', { items }, quiet),
  remove: (skuIds) => callEndpoint(contract, 'removeFromCart', { sku_ids: skuIds }, quiet),
  onCart: (cart) => {
    showCart(cart)
    notifyTabs({ kind: 'cart', cart, locale: document.documentElement.lang })
  },
  onAdded: (addition, adjusted) => announce({ kind: 'added', addition, adjusted }),
  onCapped: (adjusted) => announce({ kind: 'capped', adjusted }),
  onRefused: (error) => {
    announce({ kind: 'refused', error })
    reloadCart()
  },
  onExpired: reloadCart,
})

function reloadCart(): void {
  void queryClient().invalidateQueries({ queryKey: cartKeys.mine })
}

/** Cancels a running query, which would return an older cart. */
export function showCart(cart: Cart): void {
  void queryClient().cancelQueries({ queryKey: cartKeys.mine })
  queryClient().setQueryData(cartKeys.mine, cart)
}

export interface SetLine {
  quantity?: number
  selected?: boolean
  /** The price the shopper has seen when the quantity is set. */
  price: number
}

/** Optimistic update; if signed in, it is sent after a pause between taps. */
export function setLines(isSignedIn: boolean, lines: ReadonlyMap<number, SetLine>): void {
  if (isSignedIn) {
    queueChanges(mapValues(lines, ({ quantity, selected }) => defined({ quantity, selected })))
    cartSender.soon()
    return
  }
  changeGuestLines(
    mapValues(lines, ({ quantity, selected, price }) =>
      defined({ quantity, selected, seen_price: quantity === undefined ? undefined : price }),
    ),
  )
}

/** Removes lines and returns a function that restores them; the backend is called once undo has expired. */
export function removeLines(isSignedIn: boolean, skuIds: number[]): () => void {
  if (!isSignedIn) {
    const before = guestCart.read()
    removeGuestLines(skuIds)
    return () => restoreGuestLines(before, skuIds)
  }
  const removedUntil = Date.now() + UNDO_MS
  queueChanges(new Map(skuIds.map((skuId) => [skuId, { removedUntil }])))
  cartSender.soon()
  return () => undoRemoval(skuIds)
}

/**
 * Moves the guest cart into the outbox of the shopper's cart, exactly once by its idempotency key. An addition selects
 * its lines; those that were not selected are sent after it.
 */
export function mergeGuestCart(): void {
  const lines = guestCart.read()
  if (lines.length === 0) return
  queueAddition(
    lines.map(({ sku_id, quantity }) => ({ sku_id, quantity })),
    true,
  )
  const unselected = lines.filter(({ selected }) => !selected)
  queueChanges(new Map(unselected.map(({ sku_id }) => [sku_id, { selected: false }])))
  clearGuestCart()
}

function mapValues<From, To>(map: ReadonlyMap<number, From>, change: (value: From) => To) {
  return new Map([...map].map(([key, value]) => [key, change(value)]))
}

/** Without undefined fields, which would overwrite queued values. */
function defined<Fields extends object>(fields: Fields) {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>
}
