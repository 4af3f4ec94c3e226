'use client'

import { Suspense } from 'react'
import type { Category } from '@/contracts/schemas/shops'
import type { ProductPage } from '@/lib/queries/products'
import { readResults } from '@/lib/search/results-address'
import { ProductResults } from './product-results'
import { ResultsBar } from './results-bar'
import { useResults } from './use-results'

type InitialProducts = { categories: Category[]; first: ProductPage | null }
type Asked = ReturnType<typeof useResults>

const doNothing = () => undefined
/** The filter of the bare URL, which is all the server can prerender. */
const PLAIN: Asked = {
  results: readResults(new URLSearchParams()),
  show: doNothing,
  change: doNothing,
  widen: doNothing,
}

/** All products, with the sorting and filters of a search; `first` is the first page. */
export function AllProducts(initial: InitialProducts) {
  return (
    <Suspense fallback={<Products {...initial} asked={PLAIN} />}>
      <AskedProducts {...initial} />
    </Suspense>
  )
}

function AskedProducts(initial: InitialProducts) {
  return <Products {...initial} asked={useResults()} />
}

function Products({ categories, first, asked }: InitialProducts & { asked: Asked }) {
  const { keyword: _keyword, ...rest } = asked.results
  const results = { ...rest, tab: 'products' as const }
  return (
    <>
      <div className="sticky top-below-bar z-10 -mx-gutter bg-paper/95 px-gutter blur-behind">
        <ResultsBar results={results} categories={categories} onShow={asked.show} />
      </div>
      <ProductResults
        results={results}
        categories={categories}
        first={first && { query: '', page: first }}
        onChange={asked.change}
        onWiden={asked.widen}
      />
    </>
  )
}
