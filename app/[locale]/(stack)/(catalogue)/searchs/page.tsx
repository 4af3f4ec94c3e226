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
  // A prefetch contains no results: Next.js renders it without a request, and allows a backend in this process neither the
  // time nor random values.
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
