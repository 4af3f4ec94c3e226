import { pictureUrl, type PaletteName, type PictureVariant } from '@/server/pictures/recipe'
import type { CategoryKey, SeedCategory, SeedProduct, SeedShop, Texts } from './catalogue/shape'

export interface SeedBanner {
  icons: string[]
  palette: PaletteName
  link: string
  texts: Texts<string>
}

const GALLERY: PictureVariant[] = ['1', '2', '5', '3', '6']

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

export function bannerRow({ icons, palette, link, texts }: SeedBanner, index: number) {
  return {
    id: index + 1,
    texts,
    link,
    image: pictureUrl({ icons, palette, variant: 'banner' }),
  }
}

export function shopRow(shop: SeedShop, categoryIds: Map<CategoryKey, number>) {
  const { id, texts, icon, palette, fans, openedAt } = shop
  return {
    id,
    texts,
    logo: pictureUrl({ icons: [icon], palette, variant: 'logo' }),
    banner: pictureUrl({ icons: [icon], palette, variant: 'banner' }),
    category_ids: shop.categoryKeys.map((key) => categoryIds.get(key)),
    fans,
    opened_at: openedAt,
  }
}

/** A product with its SKUs and reviews, as rows of three tables. */
export function productRows(product: SeedProduct, categoryIds: Map<CategoryKey, number>) {
  const [icon = 'package', ...others] = product.icons
  const shot = (name: string, palette: PaletteName, variant: PictureVariant) =>
    pictureUrl({ icons: [name], palette, variant })
  const images = [
    ...GALLERY.slice(0, 4).map((variant) => shot(icon, product.palette, variant)),
    ...others.slice(0, 2).map((name) => shot(name, product.palette, '4')),
  ]
  return {
    product: {
      id: product.id,
      shop_id: product.shopId,
      category_id: categoryIds.get(product.categoryKey),
      texts: product.texts,
      images,
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
      image: sku.palette ? shot(icon, sku.palette, '1') : null,
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
    })),
  }
}
