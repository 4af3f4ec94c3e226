'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { PullToRefresh } from '@/components/lists/pull-to-refresh'
import { EmptyState } from '@/components/ui/empty-state'
import { ListEnd } from '@/components/ui/list-end'
import { loadProducts, type ProductFilter, type ProductPage } from '@/lib/queries/products'
import { LazyProductFeed, RestOfProducts } from './lazy-product-feed'
import { ProductGrid } from './product-grid'

interface Feed {
  filter: ProductFilter
  /** The first page; null if the server loaded none. */
  first: ProductPage | null
  /** Shown above the list, with its first page once that is known to this component. */
  head?: (page: ProductPage | null) => ReactNode
  /** Replaces the default empty state. */
  empty?: ReactNode
}

/** A list whose first page is rendered on the server and readable without scripts; the browser continues it. */
export function ServerRenderedFeed({ filter, first, head, empty }: Feed) {
  const t = useTranslations('list')
  const [page, setPage] = useState(first)
  if (!page)
    return (
      <>
        {head?.(null)}
        <LazyProductFeed filter={filter} empty={empty} />
      </>
    )
  return (
    <>
      {head?.(page)}
      <PullToRefresh onRefresh={async () => setPage(await loadProducts(filter))}>
        {page.list.length > 0 ? (
          <Pages filter={filter} page={page} />
        ) : (
          (empty ?? <EmptyState drawing="parcel" title={t('noProducts')} />)
        )}
      </PullToRefresh>
    </>
  )
}

function Pages({ filter, page }: { filter: ProductFilter; page: ProductPage }) {
  const { list, next_cursor: after } = page
  return (
    <>
      <ProductGrid products={list} priority={2} />
      {after ? (
        <RestOfProducts key={after} filter={filter} after={after} />
      ) : (
        <ListEnd state="noMore" />
      )}
    </>
  )
}
