'use client'

import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useDebouncedValue } from '@/lib/scheduling/use-debounced-value'
import type { CartLine } from '@/contracts/schemas/cart'
import { guestCart } from '@/lib/cart/guest-cart'
import { isEmpty, outbox } from '@/lib/cart/outbox'
import { overlay, guestChanges } from '@/lib/cart/overlay'
import { offerUndo } from '@/lib/cart/removal'
import { cartSender, removeLines, setLines } from '@/lib/mutations/cart'
import { userQuery } from '@/lib/queries/account'
import { cartQuery, EMPTY_CART, guestCartQuery } from '@/lib/queries/cart'
import { usePersistedStore } from '@/lib/storage/persisted-store'

const SETTLE_MS = 400

/**
 * The displayed cart: the shopper's or the guest cart on this device, with pending changes applied,
 * and its actions. `cart` is undefined until it is loaded.
 */
export function useCart() {
  const user = useQuery(userQuery())
  const isSignedIn = Boolean(user.data)
  const isKnown = user.data !== undefined
  const pending = usePersistedStore(outbox)
  const onPhone = usePersistedStore(guestCart)
  const settled = useDebouncedValue(onPhone, SETTLE_MS)
  const mine = useQuery({ ...cartQuery(), enabled: isSignedIn })
  const phones = useQuery({ ...guestCartQuery(settled), enabled: isKnown && !isSignedIn })
  const query = isSignedIn ? mine : phones
  const base = !isSignedIn && onPhone.length === 0 ? EMPTY_CART : query.data
  const changes = isSignedIn ? pending.changes : guestChanges(base ?? EMPTY_CART, onPhone)
  const isSent = isSignedIn ? isEmpty(pending) : settled === onPhone && !phones.isPlaceholderData

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
    /** The totals are the backend's and nothing is pending. */
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

/** Whether the last send did not reach the backend. */
export const useIsWaiting = () =>
  useSyncExternalStore(cartSender.subscribe, cartSender.isWaiting, () => false)
