import type { Cart, CartAdjustment } from '@/contracts/schemas/cart'
import type { ApiError } from '@/lib/api/api-error'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { noteAddition, noteChanges, undoRemoval, type Addition } from '@/lib/cart/outbox'
import {
  changeOnPhone,
  clearPhoneCart,
  phoneCart,
  removeFromPhone,
  restoreOnPhone,
} from '@/lib/cart/phone-cart'
import { UNDO_MS } from '@/lib/cart/removal'
import { createSender } from '@/lib/cart/sender'
import { notifyTabs } from '@/lib/cart/tabs'
import { cartKeys } from '@/lib/queries/cart'
import { queryClient } from '@/lib/queries/client'

const contract = () => import('@/contracts/cart')

/** What became of something that was sent, for the toasts. */
export type CartOutcome =
  | { kind: 'added'; addition: Addition; adjusted: CartAdjustment[] }
  | { kind: 'capped'; adjusted: CartAdjustment[] }
  | { kind: 'refused'; error: ApiError }

const listeners = new Set<(outcome: CartOutcome) => void>()
const unheard: CartOutcome[] = []

/** Also hears what happened before anybody listened: who listens is loaded after the page. */
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

/** The one sender of this tab. Its words are shown by who hears the outcomes. */
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
    void queryClient().invalidateQueries({ queryKey: cartKeys.mine })
  },
})

/** A question that is on its way would bring an older answer. */
export function showCart(cart: Cart): void {
  void queryClient().cancelQueries({ queryKey: cartKeys.mine })
  queryClient().setQueryData(cartKeys.mine, cart)
}

export interface SetLine {
  quantity?: number
  selected?: boolean
  /** The price that counts as seen once the quantity is set. */
  price: number
}

/** Shows at once what was asked for; signed in, it is sent when the taps have come to rest. */
export function setLines(isSignedIn: boolean, lines: ReadonlyMap<number, SetLine>): void {
  if (isSignedIn) {
    noteChanges(mapValues(lines, ({ quantity, selected }) => defined({ quantity, selected })))
    cartSender.soon()
    return
  }
  changeOnPhone(
    mapValues(lines, ({ quantity, selected, price }) =>
      defined({ quantity, selected, seen_price: quantity === undefined ? undefined : price }),
    ),
  )
}

/** Takes lines out and answers how to put them back; the backend hears of it when it is too late for that. */
export function removeLines(isSignedIn: boolean, skuIds: number[]): () => void {
  if (!isSignedIn) {
    const before = phoneCart.read()
    removeFromPhone(skuIds)
    return () => restoreOnPhone(before, skuIds)
  }
  const removedUntil = Date.now() + UNDO_MS
  noteChanges(new Map(skuIds.map((skuId) => [skuId, { removedUntil }])))
  cartSender.soon()
  return () => undoRemoval(skuIds)
}

/** Moves the phone's cart on its way into the shopper's, once: what is on its way has a key. */
export function mergePhoneCart(): void {
  const lines = phoneCart.read()
  if (lines.length === 0) return
  noteAddition(
    lines.map(({ sku_id, quantity }) => ({ sku_id, quantity })),
    true,
  )
  clearPhoneCart()
}

function mapValues<From, To>(map: ReadonlyMap<number, From>, change: (value: From) => To) {
  return new Map([...map].map(([key, value]) => [key, change(value)]))
}

/** Without the fields that are undefined, which would go over what was noted before. */
function defined<Fields extends object>(fields: Fields) {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>
}
