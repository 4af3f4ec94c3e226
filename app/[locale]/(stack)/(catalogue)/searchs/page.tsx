import type { Metadata } from 'next'
import { connection } from 'next/server'
import { SearchResults } from '@/components/search/search-results'
import { SearchWithoutScripts } from '@/components/search/search-without-scripts'
import { loadHome, loadResults, visitedParams } from '@/lib/catalogue/load'
import { pageMetadata } from '@/lib/i18n/page-metadata'
import { productFilterOf, readResults, writeResults } from '@/lib/search/results-address'

/** Rendered per request, because the results depend on the query. */
export const instant = false

type Props = PageProps<'/[locale]/searchs'>

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await pageMetadata('searchs')), robots: { index: false } }
}

export default async function SearchsPage({ searchParams }: Props) {
  // Prefetches contain no results: they are rendered without a request, and then Next.js rejects a page whose code uses
  // the time or random values, as the backend in this process does.
  await connection()
  const results = readResults(new URLSearchParams(onlyTexts(await visitedParams(searchParams))))
  const [home, page] = await Promise.all([
    loadHome(),
    results.tab === 'products' ? loadResults(productFilterOf(results)) : null,
  ])
  const categories = home?.categories ?? []
  return (
    <>
      <SearchWithoutScripts categories={categories} />
      <SearchResults
        categories={categories}
        first={page && { query: writeResults(results), page }}
      />
    </>
  )
}

/** The first value of each parameter, as `URLSearchParams.get` in the browser returns it. */
function onlyTexts(parameters: Awaited<Props['searchParams']>): Record<string, string> {
  const entries = Object.entries(parameters).map(([name, value]) => [name, [value].flat()[0] ?? ''])
  return Object.fromEntries(entries) as Record<string, string>
}
