import { getTranslations } from 'next-intl/server'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { AllProducts } from '@/components/search/all-products'
import { SearchIconLink } from '@/components/search/search-link'
import { loadHome, loadProducts } from '@/lib/catalogue/load'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('products')

export default async function ProductsPage() {
  const [t, home, first] = await Promise.all([
    getTranslations('titles'),
    loadHome(),
    loadProducts(),
  ])
  return (
    <>
      <TopBar
        title={t('products')}
        backHref="/home"
        action={<SearchIconLink label={t('search')} />}
      />
      <PageShell>
        <AllProducts categories={home?.categories ?? []} first={first} />
      </PageShell>
    </>
  )
}
