'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { ButtonSize } from '@/components/ui/button-style'
import { useAddToCart } from './use-add-to-cart'

/** Beside Buy now, which shows when the product is sold out. */
export function AddToCartButton({
  whenOpen,
  size = 'large',
}: {
  whenOpen: 'ask' | 'openSheet'
  size?: ButtonSize
}) {
  const t = useTranslations('product')
  const { addToCart, isPending, isSoldOut } = useAddToCart(whenOpen)
  if (isSoldOut) return null
  return (
    <Button
      variant="outline"
      size={size}
      isFullWidth
      isPending={isPending}
      onClick={() => void addToCart()}
    >
      {t('addToCart')}
    </Button>
  )
}
