import type { ColourName } from '@/server/pictures/colours'
import { pictureUrl, productViews, type PictureVariant } from '@/server/pictures/recipe'
import type { CategoryKey, SeedCategory, SeedProduct, SeedShop, Texts } from './catalogue/shape'

export interface SeedBanner {
  kinds: string[]
  colour: ColourName
  link: string
  texts: Texts<string>
}

/** Reserves 100 SKU ids per product, so that concurrent batches need no shared sequence. */
const skuId = (productId: number, index: number) => productId * 100 + index

export function categoryRow({ id, key, icon, texts }: SeedCategory) {
  return {
    id,
    key,
    icon,
    texts: Object.fromEntries(Object.entries(texts).map(([locale, { name }]) => [locale, name])),
  }
}

export function bannerRow({ kinds, colour, link, texts }: SeedBanner, index: number) {
  return {
    id: index + 1,
    texts,
    link,
    image: pictureUrl({ kinds, colour, variant: 'banner' }),
  }
}

export function shopRow(shop: SeedShop, categoryIds: Map<CategoryKey, number>) {
  const { id, texts, kind, colour, fans, openedAt } = shop
  return {
    id,
    texts,
    logo: pictureUrl({ kinds: [kind], colour, variant: 'logo' }),
    banner: pictureUrl({ kinds: [kind], colour, variant: 'banner' }),
    category_ids: shop.categoryKeys.map((key) => categoryIds.get(key)),
    fans,
    opened_at: openedAt,
  }
}

/** A product with its SKUs and reviews, as rows of three tables. */
export function productRows(product: SeedProduct, categoryIds: Map<CategoryKey, number>) {
  const picture = (variant: PictureVariant, colour = product.colour) =>
    pictureUrl({ kinds: [product.kind], colour, variant })
  return {
    product: {
      id: product.id,
      shop_id: product.shopId,
      category_id: categoryIds.get(product.categoryKey),
      texts: product.texts,
      images: productViews.map((view) => picture(view)),
      price: product.priceCents,
      original_price: product.originalPriceCents,
      sales: product.sales,
      rating_sum: product.reviews.reduce((sum, review) => sum + review.productRating, 0),
      review_count: product.reviews.length,
      listed_at: product.listedAt,
    },
    skus: product.skus.map((sku, index) => ({
      id: skuId(product.id, index),
      product_id: product.id,
      value_indexes: sku.valueIndexes,
      price: sku.priceCents,
      stock: sku.stock,
      image: sku.colour ? picture('front', sku.colour) : null,
    })),
    reviews: product.reviews.map((review) => ({
      product_id: product.id,
      sku_id: skuId(product.id, review.skuIndex),
      author: review.author,
      product_rating: review.productRating,
      service_rating: review.serviceRating,
      shipping_rating: review.shippingRating,
      content: review.content,
      created_at: review.createdAt,
      pictures: review.imageViews.map((view) =>
        picture(view, product.skus[review.skuIndex]?.colour ?? product.colour),
      ),
    })),
  }
}
