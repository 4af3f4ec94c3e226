'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { useAddToCart } from './use-add-to-cart'

/** Stands beside Buy now, which says so when there is nothing left. */
export function AddToCartButton({ whenOpen }: { whenOpen: 'ask' | 'openSheet' }) {
  const t = useTranslations('product')
  const { addToCart, isPending, isSoldOut } = useAddToCart(whenOpen)
  if (isSoldOut) return null
  return (
    <Button
      variant="outline"
      size="large"
      isFullWidth
      isPending={isPending}
      onClick={() => void addToCart()}
    >
      {t('addToCart')}
    </Button>
  )
}
