'use client'

import { useLocale, useTranslations } from 'next-intl'
import { CardLink } from '@/components/preview/card-link'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { Rating } from '@/components/ui/stars'
import type { ProductCard as Card } from '@/contracts/schemas/products'
import { formatCompactCount } from '@/lib/format/count'

const SIZES = '(min-width: 1120px) 208px, (min-width: 704px) 22vw, 46vw'

/** Rendered by pages on the server and by lists in the browser. Its picture expands into the product page. */
export function ProductCard({ product, isPriority }: { product: Card; isPriority?: boolean }) {
  const t = useTranslations('feed')
  const locale = useLocale()
  return (
    <CardLink
      to={{ kind: 'product', card: product }}
      className="flex h-full flex-col overflow-hidden rounded-card bg-card transition-opacity active:opacity-80"
    >
      <Picture address={product.image} alt="" sizes={SIZES} isPriority={isPriority} />
      <span className="flex flex-1 flex-col gap-1 p-2.5">
        <span className="line-clamp-2 text-13">{product.name}</span>
        <span className="mt-auto pt-0.5">
          <Price cents={product.price} originalCents={product.original_price} />
        </span>
        <span className="flex flex-wrap items-center gap-x-2 text-12 text-muted numbers">
          {product.review_count > 0 && <Rating rating={product.rating} />}
          {product.sales > 0 && (
            <span>{t('sold', { count: formatCompactCount(product.sales, locale) })}</span>
          )}
        </span>
      </span>
    </CardLink>
  )
}
