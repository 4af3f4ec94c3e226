'use client'

import Heart from 'lucide-react/icons/heart'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/layout/button-link'
import { RefreshableList } from '@/components/lists/refreshable-list'
import { ProductCard } from '@/components/products/product-card'
import { PRODUCT_COLUMNS, PRODUCT_ROW_PX } from '@/components/products/product-grid'
import { EmptyState } from '@/components/ui/empty-state'
import { IconButton } from '@/components/ui/icon-button'
import { CardGridSkeleton } from '@/components/ui/skeleton'
import type { ProductCard as Card } from '@/contracts/schemas/products'
import { useSetFavourite } from '@/lib/mutations/products'
import { favouritesQuery } from '@/lib/queries/products'

const draw = (product: Card) => <FavouriteCard product={product} />

export function FavouriteProducts() {
  const t = useTranslations('favourites')
  const query = favouritesQuery()
  const answer = useInfiniteQuery(query)
  return (
    <RefreshableList
      queryKey={query.queryKey}
      answer={answer}
      columns={PRODUCT_COLUMNS}
      rowHeight={PRODUCT_ROW_PX}
      skeleton={<CardGridSkeleton />}
      empty={
        <EmptyState
          drawing="heart"
          title={t('noProducts')}
          action={
            <ButtonLink href="/explore" variant="outline">
              {t('look')}
            </ButtonLink>
          }
        />
      }
      draw={draw}
    />
  )
}

/** Removed at once (optimistic update); restored if the call fails. */
function FavouriteCard({ product }: { product: Card }) {
  const t = useTranslations('favourites')
  const { mutate } = useSetFavourite()
  return (
    <div className="relative h-full">
      <ProductCard product={product} />
      <div className="absolute end-0.5 top-0.5">
        <IconButton
          variant="disc"
          label={t('remove', { name: product.name })}
          icon={<Heart size={20} className="fill-current" />}
          onClick={() => mutate({ product_id: product.id, on: false })}
        />
      </div>
    </div>
  )
}
