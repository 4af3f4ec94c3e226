import { useLocale, useTranslations } from 'next-intl'
import { PageShell } from '@/components/layout/page-shell'
import { Reviews } from '@/components/reviews/reviews'
import { ShopRow } from '@/components/shops/shop-row'
import type { Product, ProductCard } from '@/contracts/schemas/products'
import type { Review, ReviewSummary } from '@/contracts/schemas/reviews'
import { galleryAlts, galleryPictures } from '@/lib/products/options'
import { breadcrumbData, productData } from '@/lib/seo/structured-data'
import { BuyBar } from './buy-bar'
import { ResetOnNavigation } from '@/components/layout/reset-on-navigation'
import { Gallery } from './gallery'
import { NoteView } from './note-view'
import { ProductChoiceProvider } from './product-choice'
import { ProductDescription } from './product-description'
import { ProductHead } from './product-head'
import { ProductTopBar } from './product-top-bar'
import { RelatedProducts } from './related-products'
import { StructuredDataScript } from './structured-data-script'

const NO_REVIEWS: ReviewSummary = { count: 0, average: 0, by_rating: [0, 0, 0, 0, 0] }
/** The number of reviews in the page. */
const FIRST_REVIEWS = 3

/** The public part of a product; the browser fills in what depends on the shopper or on live data. */
export function ProductScreen({
  product,
  reviews,
}: {
  product: Product
  reviews: { list: Review[]; summary: ReviewSummary } | null
}) {
  // Without the pictures of its card, to keep the payload small.
  const { pictures: _, ...shop } = product.shop
  const t = useTranslations('productPage')
  const figures = useTranslations('shop')
  const overview = { id: `overview-${product.id}`, name: t('overview') }
  const similar = { id: `similar-${product.id}`, name: t('similar') }
  const sections = [
    overview,
    { id: `reviews-${product.id}`, name: t('reviews') },
    { id: `description-${product.id}`, name: t('description') },
    similar,
  ]
  return (
    <ResetOnNavigation>
      <NoteView product={cardOf(product)} />
      <ProductChoiceProvider
        product={{
          id: product.id,
          name: product.name,
          price: product.price,
          originalPrice: product.original_price,
          options: product.options,
          skus: product.skus,
          pictures: galleryPictures(product),
          alts: galleryAlts(product),
        }}
      >
        <PageShell bottom="bar" isFlush>
          <ProductTopBar label={t('sections')} sections={sections} />
          <div className="wide:grid wide:grid-cols-[1fr_min(50%,26rem)] wide:grid-rows-[auto_1fr] wide:gap-x-8 wide:gap-y-3 wide:px-gutter wide:pt-14">
            <div id={overview.id} tabIndex={-1} className="min-w-0 scroll-mt-12">
              <Gallery />
            </div>
            <div className="flex flex-col gap-3 px-gutter pt-4 wide:sticky wide:top-14 wide:row-span-2 wide:-mx-1 wide:max-h-[calc(100dvh-4rem)] wide:self-start wide:overflow-y-auto wide:p-1 wide:pt-0">
              <ProductHead product={product} />
            </div>
            <div className="flex min-w-0 flex-col gap-3 px-gutter pt-3 wide:p-0">
              <ShopRow
                shop={shop}
                words={{ fans: figures('fans'), sales: figures('sales'), rate: figures('rate') }}
              />
              <Reviews
                productId={product.id}
                heading={t('reviews')}
                summary={reviews?.summary ?? NO_REVIEWS}
                first={reviews?.list.slice(0, FIRST_REVIEWS) ?? []}
              />
              <ProductDescription product={product} />
            </div>
          </div>
          <RelatedProducts
            id={similar.id}
            productId={product.id}
            words={{ fromShop: t('moreFromShop'), similar: similar.name }}
          />
        </PageShell>
        <BuyBar shop={shop} />
      </ProductChoiceProvider>
      <ProductData product={product} />
    </ResetOnNavigation>
  )
}

/** For search engines. */
function ProductData({ product }: { product: Product }) {
  const locale = useLocale()
  const steps = [
    { name: product.category.name, path: `/explore?category=${product.category.key}` },
    { name: product.shop.name, path: `/shop/${product.shop.id}` },
    { name: product.name, path: `/detail/${product.id}` },
  ]
  return (
    <>
      <StructuredDataScript data={productData(product, locale)} />
      <StructuredDataScript data={breadcrumbData(steps, locale)} />
    </>
  )
}

/** The fields of a card only, to keep the payload small. */
function cardOf(product: Product): ProductCard {
  const { id, name, image, price, original_price, sales, rating } = product
  const { review_count, shop_id, shop_name } = product
  return {
    id,
    name,
    image,
    price,
    original_price,
    sales,
    rating,
    review_count,
    shop_id,
    shop_name,
  }
}
