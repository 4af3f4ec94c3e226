'use client'

import { useSyncExternalStore } from 'react'
import { useTranslations } from 'next-intl'
import { useQuery } from '@tanstack/react-query'
import { CountBadge } from '@/components/ui/badge'
import { outbox } from '@/lib/cart/outbox'
import { overlay } from '@/lib/cart/overlay'
import { phoneCart } from '@/lib/cart/phone-cart'
import { isClosedFromInside, subscribeToPlaces } from '@/lib/navigation/places'
import { cartQuery, EMPTY_CART } from '@/lib/queries/cart'
import { usePersistedStore } from '@/lib/storage/persisted-store'
import { useSignedIn } from '@/components/products/use-shopper'

/** How much is in the cart, on whatever leads to it; said in words too. A closed cart has none. */
export function CartBadge() {
  const t = useTranslations('tabs')
  const count = useCartCount()
  const isClosed = useSyncExternalStore(subscribeToPlaces, isCartClosed, () => true)
  if (count === 0 || isClosed) return null
  return (
    <>
      <span aria-hidden>
        <CountBadge count={count} />
      </span>
      <span className="sr-only">{t('inCart', { count })}</span>
    </>
  )
}

const isCartClosed = () => isClosedFromInside('/bag')

export const usePhoneCart = () => usePersistedStore(phoneCart)

export const useOutbox = () => usePersistedStore(outbox)

/** Pieces in the cart, with what is still on its way into it. */
function useCartCount(): number {
  const isSignedIn = useSignedIn()
  const onPhone = usePhoneCart()
  const { changes, additions } = useOutbox()
  const { data: cart = EMPTY_CART } = useQuery({ ...cartQuery(), enabled: isSignedIn })
  if (!isSignedIn) return piecesOf(onPhone)
  return overlay(cart, changes).quantity + piecesOf(additions.flatMap(({ items }) => items))
}

const piecesOf = (items: readonly { quantity: number }[]) =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)
