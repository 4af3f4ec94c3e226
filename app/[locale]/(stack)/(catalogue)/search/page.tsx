import type { Metadata } from 'next'
import { SearchScreen } from '@/components/search/search-screen'
import { loadPopularSearches } from '@/lib/catalogue/load'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await pageMetadata('search')), robots: { index: false } }
}

export default async function SearchPage() {
  return <SearchScreen popular={await loadPopularSearches()} />
}
