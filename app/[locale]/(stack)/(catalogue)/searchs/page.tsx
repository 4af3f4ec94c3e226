import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { PageShell } from '@/components/layout/page-shell'
import { SearchResults } from '@/components/search/search-results'
import { CardGridSkeleton, Skeletons } from '@/components/ui/skeleton'
import { loadHome } from '@/lib/catalogue/load'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export async function generateMetadata(): Promise<Metadata> {
  return { ...(await pageMetadata('searchs')), robots: { index: false } }
}

export default async function SearchsPage() {
  const [t, home] = await Promise.all([getTranslations('titles'), loadHome()])
  return (
    <Suspense
      fallback={
        <PageShell>
          <h1 className="sr-only">{t('searchs')}</h1>
          <div className="pt-36">
            <Skeletons>
              <CardGridSkeleton />
            </Skeletons>
          </div>
        </PageShell>
      }
    >
      <SearchResults categories={home?.categories ?? []} />
    </Suspense>
  )
}
