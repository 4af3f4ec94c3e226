import type { Metadata } from 'next'
import { Suspense } from 'react'
import { ResultsFallback } from '@/components/search/results-fallback'
import { SearchResults } from '@/components/search/search-results'
import { loadHome } from '@/lib/catalogue/load'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await pageMetadata('searchs')), robots: { index: false } }
}

export default async function SearchsPage() {
  const categories = (await loadHome())?.categories ?? []
  return (
    <Suspense fallback={<ResultsFallback categories={categories} />}>
      <SearchResults categories={categories} />
    </Suspense>
  )
}
