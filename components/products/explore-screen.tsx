'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useState } from 'react'
import { SearchForm, useSearchFor } from '@/components/search/search-form'
import { ShopFeed } from '@/components/shops/shop-feed'
import { Tabs } from '@/components/ui/tabs'
import type { Category } from '@/contracts/schemas/shops'
import type { ProductPage } from '@/lib/queries/products'
import { ServerRenderedFeed } from './server-rendered-feed'
import { CategoryChips } from './category-chips'
import { CategoryFeed } from './category-feed'

const PANEL = 'explore-panel'
const EVERYTHING = {}

/** Products by category, and shops. State and loaded pages are kept while another page is shown. */
export function ExploreScreen({
  categories,
  first,
}: {
  categories: Category[]
  first: ProductPage | null
}) {
  const t = useTranslations('feed')
  const [tab, setTab] = useState<'products' | 'shops'>('products')
  const searchFor = useSearchFor()
  return (
    <>
      <div className="pt-1 pb-1.5">
        <SearchForm label={t('search')} onSearch={searchFor} />
      </div>
      <div className="sticky top-below-bar z-20 -mx-gutter h-top-bar bg-paper/95 px-gutter blur-behind">
        <Tabs
          label={t('view')}
          panelId={PANEL}
          value={tab}
          tabs={[
            { value: 'products', label: t('products') },
            { value: 'shops', label: t('shops') },
          ]}
          onChoose={(value) => {
            setTab(value as typeof tab)
            window.scrollTo({ top: 0, behavior: 'instant' })
          }}
        />
      </div>
      <div id={PANEL} role="tabpanel" aria-label={t(tab)}>
        {tab === 'products' ? (
          <Suspense
            fallback={
              <>
                <CategoryChips categories={categories} chosen={null} />
                <div className="pt-1">
                  <ServerRenderedFeed filter={EVERYTHING} first={first} />
                </div>
              </>
            }
          >
            <CategoryFeed categories={categories} first={first} />
          </Suspense>
        ) : (
          <div className="pt-3">
            <ShopFeed filter={EVERYTHING} />
          </div>
        )}
      </div>
    </>
  )
}
