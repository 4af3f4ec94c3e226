import { getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { AllProducts } from '@/components/search/all-products'
import { SearchIconLink } from '@/components/search/search-icon-link'
import { CardGridSkeleton, Skeletons } from '@/components/ui/skeleton'
import { loadHome } from '@/lib/catalogue/load'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('products')

export default async function ProductsPage() {
  const [t, home] = await Promise.all([getTranslations('titles'), loadHome()])
  return (
    <>
      <TopBar
        title={t('products')}
        backHref="/home"
        action={<SearchIconLink label={t('search')} />}
      />
      <PageShell>
        <Suspense
          fallback={
            <Skeletons>
              <CardGridSkeleton />
            </Skeletons>
          }
        >
          <AllProducts categories={home?.categories ?? []} />
        </Suspense>
      </PageShell>
    </>
  )
}
