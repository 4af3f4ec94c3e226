'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { PullToRefresh } from '@/components/lists/pull-to-refresh'
import { EmptyState } from '@/components/ui/empty-state'
import { ListEnd } from '@/components/ui/list-end'
import {
  loadProducts,
  productKeys,
  type ProductFilter,
  type ProductPage,
} from '@/lib/queries/products'
import { LazyProductFeed, RestOfProducts } from './lazy-product-feed'
import { ProductGrid } from './product-grid'

interface Feed {
  filter: ProductFilter
  /** The first page; null if the server loaded none. */
  first: ProductPage | null
  /** Rendered above the list, from its first page; from null if the browser loads that. */
  head?: (page: ProductPage | null) => ReactNode
  /** Replaces the default empty state. */
  empty?: ReactNode
}

/** A list whose first page is rendered on the server and readable without scripts; the browser continues it. */
export function ServerRenderedFeed({ filter, first, head, empty }: Feed) {
  const t = useTranslations('list')
  const [page, setPage] = useState(first)
  const [refreshes, setRefreshes] = useState(0)
  const queryClient = useQueryClient()
  async function refresh() {
    const renewed = await loadProducts(filter)
    const after = renewed.next_cursor
    // The pages after it load again on scroll.
    if (after) queryClient.removeQueries({ queryKey: productKeys.list(filter, after), exact: true })
    setPage(renewed)
    setRefreshes(refreshes + 1)
  }
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
      <PullToRefresh onRefresh={refresh}>
        {page.list.length > 0 ? (
          <>
            <ProductGrid products={page.list} priority={2} />
            {page.next_cursor ? (
              <RestOfProducts key={refreshes} filter={filter} after={page.next_cursor} />
            ) : (
              <ListEnd state="noMore" />
            )}
          </>
        ) : (
          (empty ?? <EmptyState drawing="parcel" title={t('noProducts')} />)
        )}
      </PullToRefresh>
    </>
  )
}
