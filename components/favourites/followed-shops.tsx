'use client'

import Check from 'lucide-react/icons/check'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { CardLink } from '@/components/preview/card-link'
import { ButtonLink } from '@/components/layout/button-link'
import { RefreshableList } from '@/components/lists/refreshable-list'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Picture } from '@/components/ui/picture'
import { ListSkeleton } from '@/components/ui/skeleton'
import type { ShopCard } from '@/contracts/schemas/shops'
import { formatCompactCount } from '@/lib/format/count'
import { useFollowShop } from '@/lib/mutations/shops'
import { followedShopsQuery } from '@/lib/queries/shops'

const COLUMNS = { phone: 1, wide: 2, desk: 3 }
const ROW_PX = 76

const draw = (shop: ShopCard) => <FollowedShop shop={shop} />

export function FollowedShops() {
  const t = useTranslations('favourites')
  const query = followedShopsQuery()
  const answer = useInfiniteQuery(query)
  return (
    <RefreshableList
      queryKey={query.queryKey}
      answer={answer}
      columns={COLUMNS}
      rowHeight={ROW_PX}
      skeleton={<ListSkeleton />}
      empty={
        <EmptyState
          drawing="shop"
          title={t('noShops')}
          action={
            <ButtonLink href="/searchs?tab=shops" variant="outline">
              {t('lookShops')}
            </ButtonLink>
          }
        />
      }
      draw={draw}
    />
  )
}

function FollowedShop({ shop }: { shop: ShopCard }) {
  const t = useTranslations()
  const locale = useLocale()
  const { mutate } = useFollowShop()
  return (
    <div className="flex items-center gap-3 rounded-card bg-card p-3">
      <CardLink
        to={{ kind: 'shop', card: shop }}
        className="flex min-w-0 flex-1 items-center gap-3"
      >
        <span className="w-12 shrink-0">
          <Picture address={shop.logo} alt="" sizes="48px" shape="round" />
        </span>
        <span className="min-w-0">
          <span className="line-clamp-2 text-15 font-semibold">{shop.name}</span>
          <span className="block text-12 text-muted numbers">
            {t('feed.fans', { count: formatCompactCount(shop.fans, locale) })}
          </span>
        </span>
      </CardLink>
      <Button
        size="small"
        variant="quiet"
        aria-pressed
        aria-label={t('favourites.following', { name: shop.name })}
        icon={<Check size={16} className="max-[22.5rem]:hidden" />}
        onClick={() => mutate({ shop_id: shop.id, on: false })}
      >
        {t('product.following')}
      </Button>
    </div>
  )
}
