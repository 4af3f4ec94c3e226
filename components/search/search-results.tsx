'use client'

import { useTranslations } from 'next-intl'
import { BackLink } from '@/components/layout/back-link'
import { PageShell } from '@/components/layout/page-shell'
import { ShopFeed } from '@/components/shops/shop-feed'
import { Tabs } from '@/components/ui/tabs'
import type { Category } from '@/contracts/schemas/shops'
import type { ResultsTab } from '@/lib/search/results-address'
import { NothingFound } from './nothing-found'
import { ProductResults, type FirstResults } from './product-results'
import { ResultsBar } from './results-bar'
import { SearchPill } from './search-link'
import { useResults } from './use-results'

const PANEL = 'results'

/** Products and shops that match a keyword; all products without one. */
export function SearchResults({
  categories,
  first,
}: {
  categories: Category[]
  first: FirstResults | null
}) {
  const t = useTranslations()
  const { results, show, change, widen } = useResults()
  const { keyword, tab } = results
  const shown = keyword ?? ''
  const shopSort = results.sort === 'new' || results.sort === 'rating' ? results.sort : 'hot'
  return (
    <>
      <header className="sticky top-0 z-20 bg-paper/95 pt-safe blur-behind">
        <h1 className="sr-only">
          {shown ? t('search.resultsFor', { keyword: shown }) : t('titles.searchs')}
        </h1>
        <div className="mx-auto max-w-page px-gutter">
          <div className="-ms-3 flex items-center gap-1 py-1">
            <BackLink href="/search" />
            <SearchPill label={t('search.field')} keyword={shown} />
          </div>
          <Tabs
            label={t('titles.searchs')}
            panelId={PANEL}
            value={tab}
            tabs={[
              { value: 'products', label: t('feed.products') },
              { value: 'shops', label: t('feed.shops') },
            ]}
            onChoose={(value) => change({ tab: value as ResultsTab, sort: 'hot' })}
          />
          <ResultsBar results={results} categories={categories} onShow={show} />
        </div>
      </header>
      <PageShell>
        {/* The page opens at a scroll offset of 20 px. */}
        <div className="pt-6" id={PANEL} role="tabpanel" aria-label={t(`feed.${tab}`)}>
          {tab === 'products' ? (
            <ProductResults
              results={results}
              categories={categories}
              first={first}
              onChange={change}
              onWiden={widen}
            />
          ) : (
            <ShopFeed
              key={`${keyword} ${shopSort}`}
              filter={{ ...(keyword ? { keyword } : {}), sort: shopSort }}
              empty={
                <NothingFound
                  title={shown ? t('search.nothing', { keyword: shown }) : t('search.nothingFits')}
                  hint={t('search.tryOther')}
                  categories={categories}
                />
              }
            />
          )}
        </div>
      </PageShell>
    </>
  )
}
