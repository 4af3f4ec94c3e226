'use client'

import { Suspense } from 'react'
import type { Category } from '@/contracts/schemas/shops'
import type { ProductPage } from '@/lib/queries/products'
import { readResults } from '@/lib/search/results-address'
import { ProductResults } from './product-results'
import { ResultsBar } from './results-bar'
import { useResults } from './use-results'

type Brought = { categories: Category[]; first: ProductPage | null }
type Asked = ReturnType<typeof useResults>

const doNothing = () => undefined
/** What the bare address asks for: all the server can know of it. */
const PLAIN: Asked = {
  results: readResults(new URLSearchParams()),
  show: doNothing,
  change: doNothing,
  widen: doNothing,
}

/** Everything that is sold, with the same order and filters as a search; `first` is its first page. */
export function AllProducts(brought: Brought) {
  return (
    <Suspense fallback={<Products {...brought} asked={PLAIN} />}>
      <AskedProducts {...brought} />
    </Suspense>
  )
}

function AskedProducts(brought: Brought) {
  return <Products {...brought} asked={useResults()} />
}

function Products({ categories, first, asked }: Brought & { asked: Asked }) {
  const { keyword: _keyword, ...rest } = asked.results
  const results = { ...rest, tab: 'products' as const }
  return (
    <>
      <div className="sticky top-[calc(var(--spacing-top-bar)+env(safe-area-inset-top))] z-10 -mx-gutter bg-paper/95 px-gutter backdrop-blur-md">
        <ResultsBar results={results} categories={categories} onShow={asked.show} />
      </div>
      <ProductResults
        results={results}
        categories={categories}
        first={first}
        onChange={asked.change}
        onWiden={asked.widen}
      />
    </>
  )
}
