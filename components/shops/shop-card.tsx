'use client'

import { useLocale, useTranslations } from 'next-intl'
import { CardLink } from '@/components/preview/card-link'
import { Picture } from '@/components/ui/picture'
import type { ShopCard as Card } from '@/contracts/schemas/shops'
import { formatCompactCount } from '@/lib/format/count'

/** A shop in a list: logo, name, fans and three products. */
export function ShopCard({ shop }: { shop: Card }) {
  const t = useTranslations('feed')
  const locale = useLocale()
  return (
    <CardLink
      to={{ kind: 'shop', card: shop }}
      className="flex h-full flex-col gap-3 rounded-card bg-card p-3 transition-opacity active:opacity-80"
    >
      <span className="flex items-center gap-2.5">
        <span className="w-11 shrink-0">
          <Picture address={shop.logo} alt="" sizes="44px" shape="round" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate text-15 font-semibold">{shop.name}</span>
          <span className="block text-12 text-muted numbers">
            {t('fans', { count: formatCompactCount(shop.fans, locale) })}
          </span>
        </span>
      </span>
      {shop.pictures && shop.pictures.length > 0 && (
        <span className="grid grid-cols-3 gap-1.5">
          {[...new Set(shop.pictures)].slice(0, 3).map((picture) => (
            <Picture key={picture} address={picture} alt="" sizes="84px" shape="thumb" />
          ))}
        </span>
      )}
    </CardLink>
  )
}
