'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useGuardedNavigation } from '@/components/layout/use-guarded-navigation'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Price } from '@/components/ui/price'
import type { Cart } from '@/contracts/schemas/cart'
import { closeUndo } from '@/lib/cart/removal'
import { checkoutHref } from '@/lib/checkout/basket'
import { cartSender } from '@/lib/mutations/cart'
import { toast } from '@/lib/toast/toast'
import type { CartOnScreen } from './use-cart'

/** Select all, the total of the selected lines, and the checkout button; beside the lines on wide screens. */
export function CartBar({ cart, onScreen }: { cart: Cart; onScreen: CartOnScreen }) {
  const t = useTranslations('cart')
  const { push } = useGuardedNavigation()
  const [isLeaving, setIsLeaving] = useState(false)
  const available = cart.lines.filter((line) => line.available)
  const chosen = available.filter((line) => line.selected)
  const isAll = available.length > 0 && chosen.length === available.length

  async function checkOut() {
    if (chosen.length === 0) return toast.plain(t('selectFirst'))
    if (onScreen.isSignedIn) {
      setIsLeaving(true)
      closeUndo()
      await cartSender.now(true)
      setIsLeaving(false)
    }
    push(checkoutHref(chosen, { isFromCart: true }))
  }

  return (
    <div className="bottom-bar wide:sticky wide:top-14 wide:rounded-card wide:bg-card wide:p-2">
      <div className="flex min-h-16 flex-wrap items-center justify-end gap-2 px-gutter py-2 max-wide:mb-14 wide:flex-col wide:items-stretch wide:px-2">
        <span className="max-wide:contents wide:-ms-0.5">
          <Checkbox
            label={t('all')}
            checked={isAll}
            disabled={available.length === 0}
            onChange={() => onScreen.select(available, !isAll)}
          />
        </span>
        <p
          className="flex flex-1 flex-col items-end wide:flex-row wide:items-baseline wide:justify-between wide:pb-2"
          aria-busy={!onScreen.isSent}
        >
          <span className="flex flex-wrap items-baseline justify-end gap-x-1.5 text-end text-12 text-muted">
            <span className="wide:text-15">{t('total')}</span>
            <span>{t('withoutFreight')}</span>
          </span>
          <span className={onScreen.isSent ? '' : 'opacity-60'}>
            <Price cents={cart.selected_total} size="large" />
          </span>
        </p>
        <Button size="medium" isPending={isLeaving} onClick={() => void checkOut()}>
          {t('checkoutCount', { count: cart.selected_quantity })}
        </Button>
      </div>
    </div>
  )
}
