'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useState } from 'react'
import { SearchForm } from '@/components/search/search-form'
import { useSearchFor } from '@/components/search/use-search-for'
import { ShopFeed } from '@/components/shops/shop-feed'
import { CardGridSkeleton, Skeletons } from '@/components/ui/skeleton'
import { Tabs } from '@/components/ui/tabs'
import type { Category } from '@/contracts/shops'
import { CategoryFeed } from './category-feed'

const PANEL = 'explore-panel'
const EVERY_SHOP = {}

/** Looking around: products by category, and shops. What is typed, chosen and loaded stays while one is elsewhere. */
export function ExploreScreen({ categories }: { categories: Category[] }) {
  const t = useTranslations('feed')
  const [tab, setTab] = useState<'products' | 'shops'>('products')
  const searchFor = useSearchFor()
  return (
    <>
      <div className="pt-1 pb-1.5">
        <SearchForm label={t('search')} onSearch={searchFor} />
      </div>
      <div className="sticky top-[calc(var(--spacing-top-bar)+env(safe-area-inset-top))] z-20 -mx-gutter h-top-bar bg-paper/95 px-gutter backdrop-blur-md">
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
              <Skeletons>
                <CardGridSkeleton />
              </Skeletons>
            }
          >
            <CategoryFeed categories={categories} />
          </Suspense>
        ) : (
          <div className="pt-3">
            <ShopFeed filter={EVERY_SHOP} />
          </div>
        )}
      </div>
    </>
  )
}
