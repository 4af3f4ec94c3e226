'use client'

import { Button } from '@/components/ui/button'
import type { ButtonSize } from '@/components/ui/button-style'
import { useBuyNow } from './use-buy-now'

export function BuyNowButton({
  whenOpen,
  size = 'large',
}: {
  whenOpen: 'ask' | 'openSheet'
  size?: ButtonSize
}) {
  const { buyNow, isPending, isSoldOut, label } = useBuyNow(whenOpen)
  return (
    <Button size={size} isFullWidth isPending={isPending} disabled={isSoldOut} onClick={buyNow}>
      {label}
    </Button>
  )
}
