'use client'

import { useTranslations } from 'next-intl'
import { LoadFailure } from '@/components/layout/load-failure'
import { ButtonLink } from '@/components/layout/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { groupBy } from '@/lib/format/group-by'
import { BagSkeleton } from './bag-skeleton'
import { CartBar } from './cart-bar'
import { CartNotes } from './cart-notes'
import { CartShop } from './cart-shop'
import { UndoBar } from './undo-bar'
import { useCart } from './use-cart'

/** /bag, signed in or not. */
export function BagScreen() {
  const onScreen = useCart()
  const { cart, error } = onScreen
  if (!cart)
    return error ? (
      <LoadFailure error={error} isRetrying={onScreen.isFetching} onRetry={onScreen.refetch} />
    ) : (
      <BagSkeleton />
    )
  const shops = [...groupBy(cart.lines, (line) => line.shop.id).values()]
  return (
    <>
      <CartNotes isSignedIn={onScreen.isSignedIn} hasLines={cart.lines.length > 0} />
      {shops.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="items-start gap-5 pt-2 max-wide:pb-44 wide:grid wide:grid-cols-[1fr_20rem]">
          <div className="flex min-w-0 flex-col gap-3">
            {shops.map((lines) => (
              <CartShop key={lines[0]!.shop.id} lines={lines} onScreen={onScreen} />
            ))}
          </div>
          <CartBar cart={cart} onScreen={onScreen} />
        </div>
      )}
      <UndoBar />
    </>
  )
}

function EmptyCart() {
  const t = useTranslations('cart')
  return (
    <EmptyState
      drawing="bag"
      title={t('empty')}
      action={
        <ButtonLink href="/home" variant="outline">
          {t('toHome')}
        </ButtonLink>
      }
    />
  )
}
