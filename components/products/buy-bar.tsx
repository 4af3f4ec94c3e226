'use client'

import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Store from 'lucide-react/icons/store'
import { useTranslations } from 'next-intl'
import { ActionBar } from '@/components/layout/page-shell'
import { CartBadge } from '@/components/cart/cart-badge'
import { AppLink } from '@/components/layout/app-link'
import { CardLink } from '@/components/preview/card-link'
import type { ShopCard } from '@/contracts/schemas/shops'
import { AddToCartButton } from './add-to-cart-button'
import { BuyNowButton } from './buy-now-button'
import { OptionPicker, StockLine } from './option-picker'

const place = 'flex min-h-tap min-w-11 flex-col items-center justify-center gap-0.5 text-muted'

/** The bottom bar on phones, also with large text, because the page is long; wide screens use BuyBox. */
export function BuyBar({ shop }: { shop: ShopCard }) {
  const t = useTranslations('product')
  return (
    <div
      role="region"
      aria-label={t('bar')}
      className="wide:hidden large-text:sticky large-text:bottom-0 large-text:bg-card"
    >
      <ActionBar>
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
          <CardLink to={{ kind: 'shop', card: shop }} className={place}>
            <Store size={22} />
            <span className="text-11 leading-tight">{t('shop')}</span>
          </CardLink>
          <AppLink href="/bag" className={place}>
            <span className="relative">
              <ShoppingCart size={22} />
              <span className="absolute start-3.5 -top-1.5">
                <CartBadge />
              </span>
            </span>
            <span className="text-11 leading-tight">{t('cart')}</span>
          </AppLink>
          {/* With large text, a row of its own. */}
          <div className="flex min-w-[min(10rem,100%)] flex-1 gap-2 *:w-auto *:flex-auto">
            <AddToCartButton whenOpen="openSheet" size="tight" />
            <BuyNowButton whenOpen="openSheet" size="tight" />
          </div>
        </div>
      </ActionBar>
    </div>
  )
}

/** Options and purchase buttons beside the pictures on wide screens. */
export function BuyBox() {
  return (
    <div className="hidden flex-col gap-4 rounded-card bg-card p-4 wide:flex">
      <OptionPicker />
      <StockLine />
      <AddToCartButton whenOpen="ask" />
      <BuyNowButton whenOpen="ask" />
    </div>
  )
}
