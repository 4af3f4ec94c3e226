import { getTranslations } from 'next-intl/server'
import { PageShell } from '@/components/layout/page-shell'
import { TopBar } from '@/components/layout/top-bar'
import { BroughtFeed } from '@/components/products/brought-feed'
import { PopularWords } from '@/components/search/popular-words'
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
          <PopularWords heading={t('search.popular')} brought={keywords} />
          <section aria-labelledby="popular-products">
            <h2 id="popular-products" className="mb-3 text-17">
              {t('home.hotProducts')}
            </h2>
            <BroughtFeed filter={{ sort: 'hot' }} first={first} />
          </section>
        </div>
      </PageShell>
    </>
  )
}
