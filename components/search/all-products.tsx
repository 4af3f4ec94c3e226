'use client'

import type { Category } from '@/contracts/shops'
import { ProductResults } from './product-results'
import { ResultsBar } from './results-bar'
import { useResults } from './use-results'

/** Everything that is sold, with the same order and filters as a search. */
export function AllProducts({ categories }: { categories: Category[] }) {
  const { results: asked, show, change, widen } = useResults()
  const { keyword: _keyword, ...rest } = asked
  const results = { ...rest, tab: 'products' as const }
  return (
    <>
      <div className="sticky top-[calc(var(--spacing-top-bar)+env(safe-area-inset-top))] z-10 -mx-gutter bg-paper/95 px-gutter backdrop-blur-md">
        <ResultsBar results={results} categories={categories} onShow={show} />
      </div>
      <ProductResults results={results} categories={categories} onChange={change} onWiden={widen} />
    </>
  )
}
