'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { FailedState } from '@/components/ui/failed-state'
import { ListEnd } from '@/components/ui/list-end'
import { CardGridSkeleton, Skeletons } from '@/components/ui/skeleton'
import { ApiError } from '@/lib/api/api-error'
import { productsQuery, type ProductFilter } from '@/lib/queries/products'
import { ProductGrid } from './product-grid'
import { useNearEnd } from './use-near-end'

/**
 * The products of a filter, page after page as the end comes near. `after` is the cursor of what the page
 * shows above already.
 */
export function ProductFeed({ filter, after }: { filter: ProductFilter; after?: string }) {
  const t = useTranslations('list')
  const feed = useInfiniteQuery(productsQuery(filter, after))
  const pages = feed.data?.pages ?? []
  const products = pages.flatMap((page) => page.list)
  const end = useNearEnd(pages.length, () => {
    if (feed.hasNextPage && !feed.isFetching && !feed.isError) void feed.fetchNextPage()
  })

  if (feed.isPending && after) return <ListEnd state="loading" />
  if (feed.isPending) {
    return (
      <Skeletons>
        <CardGridSkeleton />
      </Skeletons>
    )
  }
  if (pages.length > 0 && products.length === 0 && !after) {
    return <EmptyState drawing="package.sand" title={t('noProducts')} />
  }
  return (
    <>
      {products.length > 0 && <ProductGrid products={products} />}
      <div ref={end}>
        {feed.isError ? (
          <FailedState
            message={feed.error.message || undefined}
            requestId={feed.error instanceof ApiError ? feed.error.requestId : null}
            isRetrying={feed.isFetching}
            onRetry={() => void (pages.length > 0 ? feed.fetchNextPage() : feed.refetch())}
          />
        ) : (
          <ListEnd state={feed.hasNextPage ? 'loading' : 'noMore'} />
        )}
      </div>
    </>
  )
}
