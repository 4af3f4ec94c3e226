import { getTranslations } from 'next-intl/server'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { ServerRenderedFeed } from '@/components/products/server-rendered-feed'
import { PopularSearches } from '@/components/search/popular-searches'
import { SearchIconLink } from '@/components/search/search-link'
import { loadPopularSearches, loadProducts } from '@/lib/catalogue/load'
import { pageMetadata } from '@/lib/i18n/page-metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => pageMetadata('popular')

export default async function PopularPage() {
  const [t, keywords, first] = await Promise.all([
    getTranslations(),
    loadPopularSearches(),
    loadProducts(),
  ])
  return (
    <>
      <TopBar
        title={t('titles.popular')}
        backHref="/home"
        action={<SearchIconLink label={t('titles.search')} />}
      />
      <PageShell>
        <div className="flex flex-col gap-6 pt-2">
          <PopularSearches heading={t('search.popular')} initial={keywords} />
          <section aria-labelledby="popular-products">
            <h2 id="popular-products" className="mb-3 text-17">
              {t('home.hotProducts')}
            </h2>
            <ServerRenderedFeed filter={{ sort: 'hot' }} first={first} />
          </section>
        </div>
      </PageShell>
    </>
  )
}
