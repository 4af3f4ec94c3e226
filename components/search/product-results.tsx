'use client'

import { useTranslations } from 'next-intl'
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

/** The first page of results, and the query of the URL for which the server loaded it. */
export interface FirstResults {
  query: string
  page: ProductPage
}

export function ProductResults({
  results,
  categories,
  first,
  onChange,
  onWiden,
}: {
  results: Results
  categories: Category[]
  /** Null if the server loaded none. */
  first: FirstResults | null
  onChange: (part: { [Name in keyof Results]?: undefined }) => void
  onWiden: () => void
}) {
  const t = useTranslations('search')
  const filter = productFilterOf(results)
  const query = writeResults(results)
  const isNarrow = hasFilters(results)
  const page = first?.query === query ? first.page : null
  return (
    <>
      <ActiveFilters
        results={results}
        categories={categories}
        onChange={onChange}
        onWiden={onWiden}
      />
      <ServerRenderedFeed
        key={query}
        filter={filter}
        first={page}
        head={(shown) => <ResultsTotal filter={filter} page={shown} />}
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
function ResultsTotal({ filter, page }: { filter: ProductFilter; page: ProductPage | null }) {
  const t = useTranslations('search')
  // The list loads it; a request of its own would search twice.
  const { data } = useInfiniteQuery({ ...productsQuery(filter), enabled: false })
  const { total, corrected: isCorrected } = page ?? data?.pages[0] ?? {}
  return (
    <p role="status" className="min-h-5 pb-2 text-13 text-muted numbers">
      {isCorrected && (
        <span className="block text-15 text-ink">
          {t('corrected', { keyword: filter.keyword ?? '' })}
        </span>
      )}
      {total !== undefined && total !== 0 && t('total', boundedCount(total))}
    </p>
  )
}
