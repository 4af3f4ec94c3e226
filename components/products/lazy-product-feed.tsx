'use client'

import { lazy, Suspense, useState } from 'react'
import { useNearEnd } from '@/components/lists/use-near-end'
import { ListEnd } from '@/components/ui/list-end'
import { CardGridSkeleton, Skeletons } from '@/components/ui/skeleton'
import type { ProductFilter } from '@/lib/queries/products'
import type { ProductFeed } from './product-feed'

// The virtual list is a large script, which first products rendered by the server do not need.
const Feed = lazy(() => import('./product-feed').then((file) => ({ default: file.ProductFeed })))

/** A list that the browser loads from its first page on. */
export function LazyProductFeed(feed: Parameters<typeof ProductFeed>[0]) {
  return (
    <Suspense
      fallback={
        <Skeletons>
          <CardGridSkeleton />
        </Skeletons>
      }
    >
      <Feed {...feed} />
    </Suspense>
  )
}

/** The products after the first ones, which the server rendered; loaded on scroll. */
export function RestOfProducts({ filter, after }: { filter: ProductFilter; after: string }) {
  const [isNear, setIsNear] = useState(false)
  const end = useNearEnd(isNear, () => setIsNear(true))
  const loading = <ListEnd state="loading" />
  return (
    <div ref={end} className="pt-3">
      <Suspense fallback={loading}>
        {isNear ? <Feed filter={filter} after={after} /> : loading}
      </Suspense>
    </div>
  )
}
