import type { Metadata } from 'next'
import { SearchScreen } from '@/components/search/search-screen'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await pageMetadata('search')), robots: { index: false } }
}

export default function SearchPage() {
  return <SearchScreen />
}
