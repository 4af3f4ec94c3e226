import type {
  AggregateOffer,
  BreadcrumbList,
  ItemList,
  Offer,
  Product as ProductThing,
  SearchAction,
  Store,
  WebSite,
  WithContext,
} from 'schema-dts'
import { brand } from '@/contracts/brand'
import type { Locale } from '@/contracts/languages'
import type { Product, ProductCard } from '@/contracts/schemas/products'
import type { Shop } from '@/contracts/schemas/shops'
import { priceRange } from '@/lib/products/options'
import { canonicalAddress, pictureFile } from './addresses'

/** Typed against the schema.org vocabulary. */
export type StructuredData =
  | WithContext<ProductThing>
  | WithContext<BreadcrumbList>
  | WithContext<ItemList>
  | WithContext<Store>
  | WithContext<WebSite>

const CONTEXT = 'https://schema.org'

/** A Product with its offers, availability and rating. */
export function productData(product: Product, locale: Locale): WithContext<ProductThing> {
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

function offerData(product: Product, locale: Locale): Offer | AggregateOffer {
  const { low, high } = priceRange(product.skus) ?? { low: product.price, high: product.price }
  const terms = {
    priceCurrency: 'USD',
    availability: `${CONTEXT}/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `${CONTEXT}/NewCondition`,
    url: canonicalAddress(`/detail/${product.id}`, locale),
    seller: { '@type': 'Organization', name: product.shop.name },
  } as const
  if (low === high) return { '@type': 'Offer', price: decimal(low), ...terms }
  return {
    '@type': 'AggregateOffer',
    lowPrice: decimal(low),
    highPrice: decimal(high),
    offerCount: product.skus.length,
    ...terms,
  }
}

/** A shop as a Store. */
export function storeData(shop: Shop, locale: Locale): WithContext<Store> {
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

/** The site with its search, for the home page. */
export function siteData(locale: Locale): WithContext<WebSite> {
  // schema-dts lacks this property, which search engines require.
  const search: SearchAction & { 'query-input': string } = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${canonicalAddress('/searchs', locale)}?keyword={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    '@id': `${canonicalAddress('/home', locale)}#site`,
    name: brand().name[locale],
    url: canonicalAddress('/home', locale),
    inLanguage: locale,
    potentialAction: search,
  }
}

/** The breadcrumb trail from the home page; paths have no language prefix. */
export function breadcrumbData(
  steps: { name: string; path: string }[],
  locale: Locale,
): WithContext<BreadcrumbList> {
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

/** An ItemList of product links; details are on each product page. */
export function listData(products: ProductCard[], locale: Locale): WithContext<ItemList> {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: products.map(({ id }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: canonicalAddress(`/detail/${id}`, locale),
    })),
  }
}

/** JSON in which "<" is escaped, so that it cannot end the script element. */
export function scriptJson(data: StructuredData): string {
  return JSON.stringify(data).replace(/</g, '\\u003c')
}

/** Formats cents as a decimal price, for example "12.99". */
function decimal(cents: number): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
