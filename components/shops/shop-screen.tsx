import { useTranslations } from 'next-intl'
import { TopBar } from '@/components/layout/top-bar'
import { PageShell } from '@/components/layout/page-shell'
import { ResetOnNavigation } from '@/components/layout/reset-on-navigation'
import { ProductGrid } from '@/components/products/product-grid'
import { ShareButton } from '@/components/products/share-button'
import { EmptyState } from '@/components/ui/empty-state'
import type { ProductCard } from '@/contracts/schemas/products'
import type { Shop } from '@/contracts/schemas/shops'
import { formatCount } from '@/lib/format/count'
import { ShopHead } from './shop-head'
import { ShopProducts } from './shop-products'

/** The public part of a shop; the browser fills in what depends on the shopper. */
export function ShopScreen({
  shop,
  products,
  next,
}: {
  shop: Shop
  products: ProductCard[]
  next: string | null
}) {
  const t = useTranslations()
  return (
    <ResetOnNavigation>
      <TopBar
        title={shop.name}
        backHref="/home"
        action={<ShareButton path={`/shop/${shop.id}`} title={shop.name} />}
      />
      <PageShell>
        <ShopHead shop={shop} />
        <section aria-labelledby={`products-${shop.id}`} className="mt-5">
          <h2 id={`products-${shop.id}`} className="text-20">
            {t('shop.products')}{' '}
            <span className="text-13 font-normal text-muted numbers">
              {formatCount(shop.product_count)}
            </span>
          </h2>
          {products.length === 0 ? (
            <EmptyState drawing="parcel" title={t('list.noProducts')} />
          ) : (
            <ShopProducts shopId={shop.id} categories={shop.categories} after={next}>
              <ProductGrid products={products} />
            </ShopProducts>
          )}
        </section>
      </PageShell>
    </ResetOnNavigation>
  )
}
