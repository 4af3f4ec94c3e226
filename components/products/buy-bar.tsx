'use client'

import Store from 'lucide-react/icons/store'
import { useTranslations } from 'next-intl'
import { ActionBar } from '@/components/layout/action-bar'
import { AppLink } from '@/components/layout/app-link'
import { BuyNowButton } from './buy-now-button'

/** The bar at the thumb on phones; wide screens buy beside the pictures. */
export function BuyBar({ shopId }: { shopId: number }) {
  const t = useTranslations('product')
  return (
    <div role="region" aria-label={t('bar')} className="wide:hidden">
      <ActionBar>
        <AppLink
          href={`/shop/${shopId}`}
          className="flex min-h-tap min-w-14 flex-col items-center justify-center gap-0.5 text-muted"
        >
          <Store size={22} />
          <span className="text-11 leading-tight">{t('shop')}</span>
        </AppLink>
        <div className="flex flex-1 gap-2">
          <BuyNowButton whenOpen="openSheet" />
        </div>
      </ActionBar>
    </div>
  )
}
