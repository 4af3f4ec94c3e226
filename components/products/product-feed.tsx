'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EndlessList } from '@/components/lists/endless-list'
import { RefreshableList } from '@/components/lists/refreshable-list'
import { EmptyState } from '@/components/ui/empty-state'
import { CardGridSkeleton } from '@/components/ui/skeleton'
import type { ProductCard as Card } from '@/contracts/schemas/products'
import { productsQuery, type ProductFilter } from '@/lib/queries/products'
import { ProductCard } from './product-card'
import { PRODUCT_COLUMNS, PRODUCT_ROW_PX } from './product-grid'

const draw = (product: Card) => <ProductCard product={product} />

/** The products of a filter. `after` is the cursor of products already shown above; `empty` replaces the default empty state. */
export function ProductFeed({
  filter,
  after,
  empty,
}: {
  filter: ProductFilter
  after?: string
  empty?: ReactNode
}) {
  const t = useTranslations('list')
  const query = productsQuery(filter, after)
  const answer = useInfiniteQuery(query)
  const list = { answer, columns: PRODUCT_COLUMNS, rowHeight: PRODUCT_ROW_PX, draw }
  if (after) return <EndlessList {...list} skeleton={<CardGridSkeleton cards={2} />} empty={null} />
  return (
    <RefreshableList
      {...list}
      queryKey={query.queryKey}
      skeleton={<CardGridSkeleton />}
      empty={empty ?? <EmptyState drawing="parcel" title={t('noProducts')} />}
    />
  )
}
