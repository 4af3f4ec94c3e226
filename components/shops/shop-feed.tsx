'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RefreshableList } from '@/components/lists/refreshable-list'
import { EmptyState } from '@/components/ui/empty-state'
import { ListSkeleton } from '@/components/ui/skeleton'
import type { ShopCard as Card } from '@/contracts/schemas/shops'
import { shopsQuery, type ShopFilter } from '@/lib/queries/shops'
import { ShopCard } from './shop-card'

const COLUMNS = { phone: 1, wide: 2, desk: 3 }
const ROW_PX = 190

const draw = (shop: Card) => <ShopCard shop={shop} />

/** The shops of a filter, by popularity unless sorted otherwise. */
export function ShopFeed({ filter, empty }: { filter: ShopFilter; empty?: ReactNode }) {
  const t = useTranslations('list')
  const query = shopsQuery(filter)
  const answer = useInfiniteQuery(query)
  return (
    <RefreshableList
      queryKey={query.queryKey}
      answer={answer}
      columns={COLUMNS}
      rowHeight={ROW_PX}
      skeleton={<ListSkeleton />}
      empty={empty ?? <EmptyState drawing="shop" title={t('noRecord')} />}
      draw={draw}
    />
  )
}
