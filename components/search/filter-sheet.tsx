'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import type { Category } from '@/contracts/schemas/shops'
import { facetsQuery } from '@/lib/queries/products'
import { boundedCount } from '@/lib/format/count'
import {
  changed,
  hasFilters,
  productFilterOf,
  withOrderedPrices,
  withoutFilters,
  type Results,
} from '@/lib/search/results-address'
import { FilterFields } from './filter-fields'

/** The filter form. Its values apply only after the shopper confirms. */
export function FilterSheet({
  isOpen,
  results,
  categories,
  onClose,
  onShow,
}: {
  isOpen: boolean
  results: Results
  categories: Category[]
  onClose: () => void
  onShow: (results: Results) => void
}) {
  const t = useTranslations('search')
  const [draft, setDraft] = useState(results)
  const [clearings, setClearings] = useState(0)
  const chosen = withOrderedPrices(draft)
  // Sorting by relevance is expensive and does not affect the counts.
  const { data, isFetching } = useQuery({
    ...facetsQuery(productFilterOf({ ...chosen, sort: 'hot' })),
    enabled: isOpen,
  })
  const total = data && boundedCount(data.total)
  return (
    <Sheet
      isOpen={isOpen}
      title={t('filter')}
      onClose={onClose}
      footer={
        <div className="flex gap-3">
          <Button
            size="large"
            variant="quiet"
            disabled={!hasFilters(draft)}
            onClick={() => {
              setDraft(withoutFilters(draft))
              setClearings((count) => count + 1)
            }}
          >
            {t('clear')}
          </Button>
          <div className="flex-1">
            <Button
              size="large"
              isFullWidth
              aria-busy={isFetching || undefined}
              onClick={() => onShow(chosen)}
            >
              {total ? t('show', total) : t('showAny')}
            </Button>
          </div>
        </div>
      }
    >
      <FilterFields
        key={clearings}
        draft={draft}
        categories={categories}
        facets={data?.facets}
        onChange={(part) => setDraft((current) => changed(current, part))}
      />
    </Sheet>
  )
}
