'use client'

import { useSyncExternalStore } from 'react'
import { useTranslations } from 'next-intl'
import { useQuery } from '@tanstack/react-query'
import { CountBadge } from '@/components/ui/badge'
import { outbox } from '@/lib/cart/outbox'
import { overlay } from '@/lib/cart/overlay'
import { guestCart } from '@/lib/cart/guest-cart'
import { piecesOf } from '@/lib/cart/pieces'
import { isClosedFromInside, subscribeToPlaces } from '@/lib/navigation/places'
import { cartQuery, EMPTY_CART } from '@/lib/queries/cart'
import { usePersistedStore } from '@/lib/storage/persisted-store'
import { useSignedIn } from '@/lib/session/use-signed-in'

/** The number of items in the cart that can be bought, also as text for screen readers. Nothing when the cart is closed. */
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

/** Items in the cart that can be bought, including pending additions. */
function useCartCount(): number {
  const isSignedIn = useSignedIn()
  const onPhone = usePersistedStore(guestCart)
  const { changes, additions } = usePersistedStore(outbox)
  const { data: cart = EMPTY_CART } = useQuery({ ...cartQuery(), enabled: isSignedIn })
  if (!isSignedIn) return piecesOf(onPhone)
  const lines = overlay(cart, changes).lines.filter((line) => line.available)
  return piecesOf(lines) + piecesOf(additions.flatMap(({ items }) => items))
}
