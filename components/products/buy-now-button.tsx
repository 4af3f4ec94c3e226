'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useTransition } from 'react'
import { useProgressWhile } from '@/components/layout/navigation-progress'
import { Button } from '@/components/ui/button'
import type { ButtonSize } from '@/components/ui/button-style'
import { checkoutHref } from '@/lib/checkout/basket'
import { toast } from '@/lib/toast/toast'
import { useSetOptionSheetOpen } from './option-sheet-state'
import { useProductChoice } from './product-choice'

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

/** Checks out the chosen SKU. `whenOpen` runs if an option is not yet chosen. */
function useBuyNow(whenOpen: 'ask' | 'openSheet') {
  const t = useTranslations('product')
  const router = useRouter()
  const [isPending, startTransition] = useTransition()
  const { sku, quantity, missing, isSoldOut, requestChoice } = useProductChoice()
  const setIsSheetOpen = useSetOptionSheetOpen()
  useProgressWhile(isPending)

  function buyNow() {
    if (sku && sku.stock > 0) {
      setIsSheetOpen(false)
      const href = checkoutHref([{ sku_id: sku.id, quantity }])
      startTransition(() => router.push(href, { scroll: false }))
    } else if (whenOpen === 'openSheet') {
      setIsSheetOpen(true)
    } else if (missing.length > 0) {
      requestChoice()
    } else {
      toast.plain(t('soldOut'))
    }
  }

  return { buyNow, isPending, isSoldOut, label: isSoldOut ? t('soldOut') : t('buyNow') }
}
