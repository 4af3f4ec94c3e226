'use client'

import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useSettled } from '@/components/search/use-settled'
import type { CartLine } from '@/contracts/schemas/cart'
import { isEmpty } from '@/lib/cart/outbox'
import { overlay, phoneChanges } from '@/lib/cart/overlay'
import { offerUndo } from '@/lib/cart/removal'
import { cartSender, removeLines, setLines } from '@/lib/mutations/cart'
import { userQuery } from '@/lib/queries/account'
import { cartQuery, EMPTY_CART, phoneCartQuery } from '@/lib/queries/cart'
import { useOutbox, usePhoneCart } from './cart-badge'

const SETTLE_MS = 400

/**
 * The cart on screen: the shopper's or the one kept on this phone, as it will be once what is pending is
 * confirmed, and what can be done to it. `cart` is undefined until it is known.
 */
export function useCart() {
  const user = useQuery(userQuery())
  const isSignedIn = Boolean(user.data)
  const isKnown = user.data !== undefined
  const outbox = useOutbox()
  const onPhone = usePhoneCart()
  const settled = useSettled(onPhone, SETTLE_MS)
  const mine = useQuery({ ...cartQuery(), enabled: isSignedIn })
  const phones = useQuery({ ...phoneCartQuery(settled), enabled: isKnown && !isSignedIn })
  const query = isSignedIn ? mine : phones
  const base = !isSignedIn && onPhone.length === 0 ? EMPTY_CART : query.data
  const changes = isSignedIn ? outbox.changes : phoneChanges(base ?? EMPTY_CART, onPhone)
  const isSent = isSignedIn ? isEmpty(outbox) : settled === onPhone && !phones.isPlaceholderData

  function remove(lines: CartLine[]) {
    const undo = removeLines(
      isSignedIn,
      lines.map((line) => line.sku_id),
    )
    offerUndo({ names: lines.map((line) => line.name), undo })
  }

  return {
    cart: isKnown && base ? overlay(base, changes) : undefined,
    isSignedIn,
    /** The totals are the backend's and nothing is on its way. */
    isSent,
    error: user.error ?? query.error,
    isFetching: user.isFetching || query.isFetching,
    refetch: () => void (user.error ? user.refetch() : query.refetch()),
    setQuantity: (line: CartLine, quantity: number) =>
      setLines(isSignedIn, new Map([[line.sku_id, { quantity, price: line.price }]])),
    select: (lines: CartLine[], selected: boolean) =>
      setLines(
        isSignedIn,
        new Map(lines.map((line) => [line.sku_id, { selected, price: line.price }])),
      ),
    remove,
  }
}

export type CartOnScreen = ReturnType<typeof useCart>

function watchConnection(onChange: () => void) {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

export const useIsOnline = () =>
  useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )

/** Whether the backend could not be reached when something was last sent. */
export const useIsWaiting = () =>
  useSyncExternalStore(cartSender.subscribe, cartSender.isWaiting, () => false)
