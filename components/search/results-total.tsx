'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { productsQuery, type ProductFilter } from '@/lib/queries/products'
import { boundedCount } from '@/lib/search/bounded-count'

/** How many there are, from the first page of the list below. */
export function ResultsTotal({ filter }: { filter: ProductFilter }) {
  const t = useTranslations('search')
  const locale = useLocale()
  const { data } = useInfiniteQuery(productsQuery(filter))
  const total = data?.pages[0]?.total
  return (
    <p role="status" className="min-h-5 text-13 text-muted numbers">
      {total !== undefined && total !== 0 && t('total', boundedCount(total, locale))}
    </p>
  )
}
