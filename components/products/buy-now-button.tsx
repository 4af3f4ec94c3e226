'use client'

import { Button } from '@/components/ui/button'
import { useBuyNow } from './use-buy-now'

export function BuyNowButton({ whenOpen }: { whenOpen: 'ask' | 'openSheet' }) {
  const { buyNow, isPending, isSoldOut, label } = useBuyNow(whenOpen)
  return (
    <Button size="large" isFullWidth isPending={isPending} disabled={isSoldOut} onClick={buyNow}>
      {label}
    </Button>
  )
}
