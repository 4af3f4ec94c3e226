import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/layout/button-link'
import { PageShell } from '@/components/layout/page-shell'
import { ProductGrid } from '@/components/products/product-grid'
import { ShopCard } from '@/components/shops/shop-card'
import { EmptyState } from '@/components/ui/empty-state'
import type { Home } from '@/contracts/schemas/home'
import { Banners } from './banners'
import { CategoryTiles } from './category-tiles'
import { HomeHeader } from './home-header'
import { HomeRefresh } from './home-refresh'

export function HomeScreen({ home }: { home: Home }) {
  const t = useTranslations()
  return (
    <>
      <HomeHeader />
      <PageShell bottom="tabs">
        <HomeRefresh>
          <div className="flex flex-col gap-6 pt-1">
            <div className="flex flex-col gap-2">
              <CategoryTiles categories={home.categories} />
              <Banners banners={home.banners} />
            </div>
            {home.hot_shops.length > 0 && (
              <section aria-labelledby="hot-shops">
                <h2 id="hot-shops" className="mb-3 text-20">
                  {t('home.hotShops')}
                </h2>
                <ul className="-mx-gutter -my-1 scroller gap-3 px-gutter py-1 wide:-mx-1 wide:px-1">
                  {home.hot_shops.map((shop) => (
                    <li key={shop.id} className="w-68 shrink-0 snap-start">
                      <ShopCard shop={shop} />
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <section aria-labelledby="hot-products">
              <h2 id="hot-products" className="mb-3 text-20">
                {t('home.hotProducts')}
              </h2>
              {home.hot_products.length > 0 ? (
                <>
                  <ProductGrid products={home.hot_products} />
                  <div className="mt-5 text-center">
                    <ButtonLink href="/explore" variant="quiet">
                      {t('home.more')}
                    </ButtonLink>
                  </div>
                </>
              ) : (
                <EmptyState drawing="parcel" title={t('list.noProducts')} />
              )}
            </section>
          </div>
        </HomeRefresh>
      </PageShell>
    </>
  )
}
