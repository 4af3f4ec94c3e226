'use client'

import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Chip } from '@/components/ui/chip'
import type { Category } from '@/contracts/schemas/shops'
import { countFilters, PRODUCT_SORTS, SHOP_SORTS, type Results } from '@/lib/search/results-address'
import { FilterSheet } from './filter-sheet'

/** Filter and sorting of the results. Shops can only be sorted. */
export function ResultsBar({
  results,
  categories,
  onShow,
}: {
  results: Results
  categories: Category[]
  onShow: (results: Results) => void
}) {
  const t = useTranslations()
  const [openings, setOpenings] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const isOfProducts = results.tab === 'products'
  const count = countFilters(results)
  return (
    <div className="-mx-gutter scroller gap-2 px-gutter py-3 noscript:hidden">
      {isOfProducts && (
        <Chip
          isOn={count > 0}
          aria-haspopup="dialog"
          icon={<SlidersHorizontal size={16} />}
          aside={count > 0 && <span className="numbers">{count}</span>}
          onClick={() => {
            setOpenings((before) => before + 1)
            setIsOpen(true)
          }}
        >
          {t('search.filter')}
        </Chip>
      )}
      <div role="group" aria-label={t('feed.sort')} className="flex shrink-0 gap-2">
        {(isOfProducts ? PRODUCT_SORTS : SHOP_SORTS).map((sort) => (
          <Chip
            key={sort}
            isOn={sort === results.sort}
            onClick={() => onShow({ ...results, sort })}
          >
            {t(sort === 'hot' && results.keyword ? 'search.best' : `feed.sorts.${sort}`)}
          </Chip>
        ))}
      </div>
      {isOfProducts && openings > 0 && (
        <FilterSheet
          key={openings}
          isOpen={isOpen}
          results={results}
          categories={categories}
          onClose={() => setIsOpen(false)}
          onShow={(next) => {
            setIsOpen(false)
            onShow(next)
          }}
        />
      )}
    </div>
  )
}
