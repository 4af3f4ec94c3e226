'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Tabs } from '@/components/ui/tabs'
import { FavouriteProducts } from './favourite-products'
import { FollowedShops } from './followed-shops'
import { ViewedProducts } from './viewed-products'

const VIEWS = { products: FavouriteProducts, shops: FollowedShops, viewed: ViewedProducts }
type View = keyof typeof VIEWS

/** Favourite products, followed shops, and products viewed on this device. */
export function FavouritesScreen({ first }: { first: View }) {
  const t = useTranslations('favourites')
  const [view, setView] = useState<View>(first)
  const Shown = VIEWS[view]
  return (
    <>
      <div className="sticky top-below-bar z-10 -mx-gutter bg-paper/95 px-gutter blur-behind">
        <Tabs
          label={t('views')}
          panelId="favourites-panel"
          value={view}
          tabs={[
            { value: 'products', label: t('products') },
            { value: 'shops', label: t('shops') },
            { value: 'viewed', label: t('viewed') },
          ]}
          onChoose={(value) => {
            setView(value as View)
            window.scrollTo({ top: 0, behavior: 'instant' })
          }}
        />
      </div>
      <div id="favourites-panel" role="tabpanel" aria-label={t(view)} className="pt-3">
        <Shown />
      </div>
    </>
  )
}
