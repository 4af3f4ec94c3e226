'use client'

import { useSyncExternalStore, type ReactNode } from 'react'
import { useContentReady } from '@/components/ui/use-content-ready'
import type { ProductFilter, ProductPage } from '@/lib/queries/products'
import { ProductFeed } from './product-feed'
import { ProductGrid } from './product-grid'

const neverChanges = () => () => undefined

/** A list whose first page is rendered on the server and readable without scripts; the browser continues it. */
export function ServerRenderedFeed({
  filter,
  first,
  empty,
}: {
  filter: ProductFilter
  first: ProductPage | null
  empty?: ReactNode
}) {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const isInBrowser = useContentReady(isHydrated)
  if (isInBrowser || !first) return <ProductFeed filter={filter} first={first} empty={empty} />
  return <ProductGrid products={first.list} priority={2} />
}
