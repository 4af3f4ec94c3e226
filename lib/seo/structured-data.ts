import type { Locale } from '@/contracts/languages'
import type { Product } from '@/contracts/products'
import type { Shop } from '@/contracts/shops'
import { priceRange } from '@/lib/products/options'
import { canonicalAddress, pictureFile } from './addresses'

export type StructuredData = Record<string, unknown>

const CONTEXT = 'https://schema.org'

/** A Product with its offer, the stock it has and what shoppers said of it. */
export function productData(product: Product, locale: Locale): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    '@id': canonicalAddress(`/detail/${product.id}`, locale),
    name: product.name,
    description: product.description,
    image: product.images.map(pictureFile),
    sku: String(product.id),
    category: product.category.name,
    offers: offerData(product, locale),
    ...(product.review_count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.rating,
            reviewCount: product.review_count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  }
}

function offerData(product: Product, locale: Locale): StructuredData {
  const { low, high } = priceRange(product.skus) ?? { low: product.price, high: product.price }
  const price =
    low === high
      ? { '@type': 'Offer', price: decimal(low) }
      : {
          '@type': 'AggregateOffer',
          lowPrice: decimal(low),
          highPrice: decimal(high),
          offerCount: product.skus.length,
        }
  return {
    ...price,
    priceCurrency: 'USD',
    availability: `${CONTEXT}/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
    url: canonicalAddress(`/detail/${product.id}`, locale),
    seller: { '@type': 'Organization', name: product.shop.name },
  }
}

/** A shop as a Store. */
export function storeData(shop: Shop, locale: Locale): StructuredData {
  const address = canonicalAddress(`/shop/${shop.id}`, locale)
  return {
    '@context': CONTEXT,
    '@type': 'Store',
    '@id': address,
    url: address,
    name: shop.name,
    description: shop.description,
    logo: pictureFile(shop.logo),
    image: pictureFile(shop.banner),
    currenciesAccepted: 'USD',
  }
}

/** The way from the home page to this one; paths have no language prefix. */
export function breadcrumbData(
  steps: { name: string; path: string }[],
  locale: Locale,
): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: canonicalAddress(path, locale),
    })),
  }
}

/** JSON that cannot end the script element it stands in. */
export function scriptJson(data: StructuredData): string {
  return JSON.stringify(data).replace(/</g, '\\u003c')
}

/** "12.99": cents as the vocabulary writes a price. */
function decimal(cents: number): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
