'use client'

import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { outbox } from '@/lib/cart/outbox'
import { overlay } from '@/lib/cart/overlay'
import { phoneCart, type PhoneLine } from '@/lib/cart/phone-cart'
import { cartQuery, EMPTY_CART } from '@/lib/queries/cart'
import { useSignedIn } from './use-signed-in'

const NOTHING: PhoneLine[] = []
const NOTHING_SENT = { changes: {}, additions: [] }

export const usePhoneCart = () =>
  useSyncExternalStore(phoneCart.subscribe, phoneCart.read, () => NOTHING)

export const useOutbox = () =>
  useSyncExternalStore(outbox.subscribe, outbox.read, () => NOTHING_SENT)

/** Pieces in the cart, with what is still on its way into it. */
export function useCartCount(): number {
  const isSignedIn = useSignedIn()
  const onPhone = usePhoneCart()
  const { changes, additions } = useOutbox()
  const { data: cart = EMPTY_CART } = useQuery({ ...cartQuery(), enabled: isSignedIn })
  if (!isSignedIn) return piecesOf(onPhone)
  return overlay(cart, changes).quantity + piecesOf(additions.flatMap(({ items }) => items))
}

const piecesOf = (items: readonly { quantity: number }[]) =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)
