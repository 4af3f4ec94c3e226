import type { Locale } from '@/contracts/languages'
import type { Product as WireProduct, ProductCard } from '@/contracts/schemas/products'
import type { Category, Shop as WireShop, ShopCard } from '@/contracts/schemas/shops'
import { CATEGORIES } from '@/server/db/seed/catalogue/categories'
import { productAt } from '@/server/db/seed/catalogue/products'
import type { SeedProduct, SeedReview, SeedShop } from '@/server/db/seed/catalogue/shape'
import { shopAt } from '@/server/db/seed/catalogue/shops/shops'
import { productRows } from '@/server/db/seed/rows'
import { pictureUrl } from '@/server/pictures/recipe'
import { ARRIVAL_DAYS, RETURN_DAYS } from '@/server/domain/delivery-terms'
import { DomainError } from '@/server/domain/domain-error'
import { DEFAULT_FREIGHT } from '@/server/domain/pricing'
import { meanRating } from '@/server/domain/mean-rating'
import type { Shopper, World } from './world'

const PRODUCTS = 60
const SHOPS = 8
const COUNTRIES = 200

export interface Sku {
  id: number
  valueIndexes: number[]
  price: number
  stock: number
  image: string | null
}

export interface Review extends SeedReview {
  id: number
  skuId: number
  pictures: string[]
}

export interface Product extends Pick<SeedProduct, 'texts' | 'categoryKey' | 'shopId'> {
  id: number
  images: string[]
  originalPrice: number | null
  sales: number
  listedAt: string
  isOnSale: boolean
  skus: Sku[]
  reviews: Review[]
}

export interface Shop extends Pick<SeedShop, 'texts' | 'categoryKeys' | 'fans' | 'openedAt'> {
  id: number
  logo: string
  banner: string
}

/** The first products of the demo catalogue, in five languages, always the same. */
export function seedProducts(): Product[] {
  return Array.from({ length: PRODUCTS }, (_, index) => {
    const seed = productAt(index, { shopCount: SHOPS })
    const rows = productRows(seed, new Map())
    return {
      ...seed,
      images: rows.product.images,
      originalPrice: seed.originalPriceCents,
      isOnSale: true,
      skus: rows.skus.map((sku) => ({ ...sku, valueIndexes: sku.value_indexes })),
      reviews: seed.reviews.map((review, place) => ({
        ...review,
        id: seed.id * 1000 + place,
        skuId: rows.reviews[place]!.sku_id,
        pictures: rows.reviews[place]!.pictures,
      })),
    }
  })
}

export function seedShops(): Shop[] {
  return Array.from({ length: SHOPS }, (_, index) => {
    const shop = shopAt(index)
    const picture = (variant: 'logo' | 'banner') =>
      pictureUrl({ kinds: [shop.kind], colour: shop.colour, variant })
    return { ...shop, logo: picture('logo'), banner: picture('banner') }
  })
}

export const categoriesIn = (locale: Locale): Category[] =>
  CATEGORIES.map(({ id, key, texts }) => ({ id, key, name: texts[locale].name }))

export const productsOnSale = (world: World) => world.products.filter((one) => one.isOnSale)

export const priceOf = ({ skus }: Product) => Math.min(...skus.map(({ price }) => price))
export const stockOf = ({ skus }: Product) => skus.reduce((sum, { stock }) => sum + stock, 0)
export const ratingOf = ({ reviews }: Product) =>
  meanRating(
    reviews.reduce((sum, { productRating }) => sum + productRating, 0),
    reviews.length,
  )

export function findProduct(world: World, id: number): Product {
  const product = productsOnSale(world).find((one) => one.id === id)
  if (!product) throw new DomainError('NOT_FOUND')
  return product
}

export function findShop(world: World, id: number): Shop {
  const shop = world.shops.find((one) => one.id === id)
  if (!shop) throw new DomainError('NOT_FOUND')
  return shop
}

/** A SKU with its product, also of a product that was taken off sale. */
export function findSku(world: World, skuId: number) {
  for (const product of world.products) {
    const sku = product.skus.find(({ id }) => id === skuId)
    if (sku) return { product, sku, isOnSale: product.isOnSale, stock: sku.stock }
  }
  return undefined
}

export function valuesOf(product: Product, sku: Sku, locale: Locale): string[] {
  return product.texts[locale].options.map(
    ({ values }, index) => values[sku.valueIndexes[index] ?? 0] ?? '',
  )
}

export interface Viewer {
  world: World
  locale: Locale
  shopper?: Shopper | undefined
}

export function productCard({ world, locale }: Viewer, product: Product): ProductCard {
  return {
    id: product.id,
    name: product.texts[locale].name,
    image: product.images[0]!,
    price: priceOf(product),
    original_price: product.originalPrice,
    sales: product.sales,
    rating: ratingOf(product),
    review_count: product.reviews.length,
    shop_id: product.shopId,
    shop_name: findShop(world, product.shopId).texts[locale].name,
  }
}

export function shopCard({ world, locale, shopper }: Viewer, shop: Shop): ShopCard {
  const own = productsOnSale(world).filter(({ shopId }) => shopId === shop.id)
  const isFollowed = shopper?.followed.has(shop.id) ?? false
  return {
    id: shop.id,
    name: shop.texts[locale].name,
    logo: shop.logo,
    sales: own.reduce((sum, { sales }) => sum + sales, 0),
    fans: shop.fans + Number(isFollowed),
    favorable_rate: 96,
    followed: isFollowed,
    pictures: own.slice(0, 3).map(({ images }) => images[0]!),
  }
}

export function describeShop(viewer: Viewer, shop: Shop): WireShop {
  const card = shopCard(viewer, shop)
  return {
    ...card,
    description: shop.texts[viewer.locale].description,
    banner: shop.banner,
    total_sales: card.sales,
    product_count: productsOnSale(viewer.world).filter(({ shopId }) => shopId === shop.id).length,
    opened_at: new Date(shop.openedAt).toISOString(),
    categories: categoriesIn(viewer.locale).filter(({ key }) =>
      (shop.categoryKeys as string[]).includes(key),
    ),
  }
}

export function describeProduct(viewer: Viewer, product: Product): WireProduct {
  return {
    ...product.texts[viewer.locale],
    ...productCard(viewer, product),
    images: product.images,
    category: categoriesIn(viewer.locale).find(({ key }) => key === product.categoryKey)!,
    skus: product.skus.map((sku) => ({
      id: sku.id,
      values: valuesOf(product, sku, viewer.locale),
      price: sku.price,
      stock: sku.stock,
      image: sku.image,
    })),
    stock: stockOf(product),
    shop: shopCard(viewer, findShop(viewer.world, product.shopId)),
    favourite: viewer.shopper?.favourites.has(product.id) ?? false,
    delivery: {
      countries: COUNTRIES,
      arrival_days: ARRIVAL_DAYS,
      freight: DEFAULT_FREIGHT.freightCents,
      free_from: DEFAULT_FREIGHT.freeFromCents,
      return_days: RETURN_DAYS,
    },
  }
}
