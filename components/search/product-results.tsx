'use client'

import { useTranslations, useLocale } from 'next-intl'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ServerRenderedFeed } from '@/components/products/server-rendered-feed'
import { Button } from '@/components/ui/button'
import type { Category } from '@/contracts/schemas/shops'
import { type ProductPage, productsQuery, type ProductFilter } from '@/lib/queries/products'
import { boundedCount } from '@/lib/format/count'
import {
  hasFilters,
  productFilterOf,
  writeResults,
  type Results,
} from '@/lib/search/results-address'
import { ActiveFilters } from './active-filters'
import { NothingFound } from './nothing-found'

export function ProductResults({
  results,
  categories,
  first = null,
  onChange,
  onWiden,
}: {
  results: Results
  categories: Category[]
  /** The first page of all products, if the server loaded it. */
  first?: ProductPage | null
  onChange: (part: { [Name in keyof Results]?: undefined }) => void
  onWiden: () => void
}) {
  const t = useTranslations('search')
  const filter = productFilterOf(results)
  const query = writeResults(results)
  const isNarrow = hasFilters(results)
  return (
    <>
      <ActiveFilters
        results={results}
        categories={categories}
        onChange={onChange}
        onWiden={onWiden}
      />
      <div className="pt-1 pb-2">
        <ResultsTotal filter={filter} />
      </div>
      <ServerRenderedFeed
        key={query}
        filter={filter}
        first={query === '' ? first : null}
        empty={
          <NothingFound
            title={results.keyword ? t('nothing', { keyword: results.keyword }) : t('nothingFits')}
            hint={isNarrow ? t('tryWider') : t('tryOther')}
            action={
              isNarrow && (
                <Button variant="outline" onClick={onWiden}>
                  {t('clearFilters')}
                </Button>
              )
            }
            categories={categories}
          />
        }
      />
    </>
  )
}

/** The number of results, from the first page of the list below. */
function ResultsTotal({ filter }: { filter: ProductFilter }) {
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
