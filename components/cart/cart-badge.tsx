'use client'

import { useTranslations } from 'next-intl'
import { CountBadge } from '@/components/ui/count-badge'
import { useCartCount } from './use-cart-count'

/** How much is in the cart, on whatever leads to it; said in words too. */
export function CartBadge() {
  const t = useTranslations('tabs')
  const count = useCartCount()
  if (count === 0) return null
  return (
    <>
      <span aria-hidden>
        <CountBadge count={count} />
      </span>
      <span className="sr-only">{t('inCart', { count })}</span>
    </>
  )
}
