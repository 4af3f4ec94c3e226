'use client'

import { useLocale } from 'next-intl'
import { useId } from 'react'
import { CardLink } from '@/components/preview/card-link'
import { Picture } from '@/components/ui/picture'
import type { ShopCard } from '@/contracts/schemas/shops'
import { formatCompactCount, formatFavorableRate } from '@/lib/format/count'
import { FansCount, FollowButton } from './follow-button'

/** The shop of a product: name, figures and follow button. */
export function ShopRow({
  shop,
  words,
}: {
  shop: ShopCard
  words: { fans: string; sales: string; rate: string }
}) {
  const locale = useLocale()
  const id = useId()
  const figures = [
    { name: words.fans, value: <FansCount shopId={shop.id} fans={shop.fans} /> },
    { name: words.sales, value: formatCompactCount(shop.sales, locale) },
    { name: words.rate, value: formatFavorableRate(shop) },
  ]
  return (
    <section aria-labelledby={id} className="rounded-card bg-card p-4">
      <div className="flex items-center gap-3">
        <CardLink
          to={{ kind: 'shop', card: shop }}
          className="flex min-w-0 flex-1 items-center gap-3"
        >
          <span className="w-12 shrink-0">
            <Picture address={shop.logo} alt="" sizes="48px" shape="round" />
          </span>
          <h2 id={id} className="line-clamp-2 min-w-0 text-15">
            {shop.name}
          </h2>
        </CardLink>
        <FollowButton shopId={shop.id} />
      </div>
      <dl className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-12 text-muted numbers">
        {figures.map(({ name, value }) => (
          <div key={name} className="flex gap-1">
            <dt>{name}</dt>
            <dd className="font-semibold text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
