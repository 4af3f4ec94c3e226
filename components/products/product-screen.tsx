import { useLocale } from 'next-intl'
import { PageShell } from '@/components/layout/page-shell'
import { Reviews } from '@/components/reviews/reviews'
import { ShopRow } from '@/components/shops/shop-row'
import type { Product, ProductCard } from '@/contracts/schemas/products'
import type { Review, ReviewSummary } from '@/contracts/schemas/reviews'
import { galleryPictures } from '@/lib/products/options'
import { breadcrumbData, productData } from '@/lib/seo/structured-data'
import { BuyBar } from './buy-bar'
import { FavouriteButton } from './favourite-button'
import { FreshVisit } from '@/components/layout/fresh-visit'
import { Gallery } from './gallery'
import { ProductBackLink } from './product-back-link'
import { NoteView, ViewedRow } from './viewed-row'
import { ProductChoiceProvider } from './product-choice'
import { ProductDescription } from './product-description'
import { ProductHead } from './product-head'
import { ShareButton } from './share-button'
import { StructuredDataScript } from './structured-data-script'

const NO_REVIEWS: ReviewSummary = { count: 0, average: 0, by_rating: [0, 0, 0, 0, 0] }

/** A product as everyone sees it; what depends on the shopper and the moment is filled in by the browser. */
export function ProductScreen({
  product,
  reviews,
}: {
  product: Product
  reviews: { list: Review[]; summary: ReviewSummary } | null
}) {
  const locale = useLocale()
  const steps = [
    { name: product.category.name, path: `/explore?category=${product.category.key}` },
    { name: product.shop.name, path: `/shop/${product.shop.id}` },
    { name: product.name, path: `/detail/${product.id}` },
  ]
  return (
    <FreshVisit>
      <NoteView product={cardOf(product)} />
      <StructuredDataScript data={productData(product, locale)} />
      <StructuredDataScript data={breadcrumbData(steps, locale)} />
      <ProductChoiceProvider
        product={{
          id: product.id,
          name: product.name,
          price: product.price,
          originalPrice: product.original_price,
          options: product.options,
          skus: product.skus,
          pictures: galleryPictures(product),
        }}
      >
        <PageShell bottom="bar" isFlush>
          <div className="sticky top-0 z-20 h-0">
            <div className="flex items-center gap-1 px-1 pt-1 wide:px-gutter">
              <div className="flex-1">
                <ProductBackLink />
              </div>
              <ShareButton variant="disc" path={`/detail/${product.id}`} title={product.name} />
              <FavouriteButton productId={product.id} />
            </div>
          </div>
          <div className="wide:grid wide:grid-cols-2 wide:gap-8 wide:px-gutter wide:pt-14">
            <div className="wide:sticky wide:top-14 wide:self-start">
              <Gallery />
            </div>
            <div className="flex flex-col gap-3 px-gutter pt-4 wide:p-0">
              <ProductHead product={product} />
              <ShopRow shop={product.shop} />
              <Reviews
                productId={product.id}
                summary={reviews?.summary ?? NO_REVIEWS}
                reviews={reviews?.list ?? []}
              />
              <ProductDescription product={product} />
            </div>
          </div>
          <ViewedRow productId={product.id} />
        </PageShell>
        <BuyBar shopId={product.shop.id} />
      </ProductChoiceProvider>
    </FreshVisit>
  )
}

/** What a card shows of it; the rest need not travel to the browser twice. */
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
