import { askedLocale } from '@/lib/i18n/asked-locale'
import { cacheLife, cacheTag } from 'next/cache'

import type { DataOf, Endpoint, InputOf } from '@/contracts/endpoint'
import { CODE } from '@/contracts/codes'
import type { Home } from '@/contracts/schemas/home'
import { isLocale, type Locale } from '@/contracts/languages'
import { getHome } from '@/contracts/home'
import { getProduct, listPopularSearches, listProducts } from '@/contracts/products'
import { listReviews } from '@/contracts/reviews'
import { getShop } from '@/contracts/shops'
import type { Product } from '@/contracts/schemas/products'
import { parseId } from '@/contracts/parse-id'
import type { listReviews as ReviewList } from '@/contracts/reviews'
import type { Shop } from '@/contracts/schemas/shops'
import { ApiError } from '@/lib/api/api-error'
import { serverCall } from '@/lib/api/server-transport'
import type { ProductPage } from '@/lib/queries/products'
import { positionFor } from '@/lib/catalogue/positions'
import { CATALOGUE_TAG, HOME_TAG, productTag, shopTag } from '@/lib/catalogue/tags'

export type ReviewPage = DataOf<typeof ReviewList>

/** Changes arrive by tag and the time is the safety net, except from another backend, which sends none. */
const FOUND = {
  stale: 60,
  revalidate: process.env.BACKEND_URL ? 60 : 3600,
  expire: 30 * 24 * 3600,
}
/** What is not there may come to be, which no tag announces. */
const ABSENT = { stale: 30, revalidate: 60, expire: 3600 }
/** No tag says that people search for something else now. */
const POPULAR = { stale: 300, revalidate: 600, expire: 24 * 3600 }

/** Null only for the build's placeholder language, which asks the backend nothing. */
export async function loadHome(): Promise<Home | null> {
  const locale = await visitedLocale()
  return locale && cachedHome(locale)
}

async function cachedHome(locale: Locale) {
  'use cache'
  const after = under(HOME_TAG)
  cacheLife(FOUND)
  return serverCall(getHome, {}, { locale, after })
}

/** The first page of everything that is sold, hottest first. */
export async function loadProducts(): Promise<ProductPage | null> {
  const locale = await visitedLocale()
  return locale && cachedProducts(locale)
}

async function cachedProducts(locale: Locale) {
  'use cache'
  const after = under(HOME_TAG)
  cacheLife(FOUND)
  return serverCall(listProducts, {}, { locale, after })
}

/** What others search for, as of the last minutes; the browser asks again. */
export async function loadPopularSearches(): Promise<string[]> {
  const locale = await visitedLocale()
  return locale ? cachedPopularSearches(locale) : []
}

async function cachedPopularSearches(locale: Locale) {
  'use cache'
  const after = under()
  cacheLife(POPULAR)
  return serverCall(listPopularSearches, {}, { locale, after })
}

/** Ids are taken as they stand in the address. Null when there is no such shop; so below. */
export async function loadShop(id: string): Promise<Shop | null> {
  const asked = await askedFor(id)
  return asked && cachedShop(asked.locale, asked.id)
}

async function cachedShop(locale: Locale, id: number) {
  'use cache'
  const after = under(shopTag(id))
  const shop = await found(getShop, { id }, { locale, after })
  cacheLife(shop ? FOUND : ABSENT)
  return shop
}

/** The first page of what the shop sells. */
export async function loadShopProducts(id: string): Promise<ProductPage | null> {
  const asked = await askedFor(id)
  return asked && cachedShopProducts(asked.locale, asked.id)
}

async function cachedShopProducts(locale: Locale, id: number) {
  'use cache'
  const after = under(shopTag(id))
  const page = await found(listProducts, { shop_id: id }, { locale, after })
  cacheLife(page ? FOUND : ABSENT)
  return page
}

export async function loadProduct(id: string): Promise<Product | null> {
  const asked = await askedFor(id)
  return asked && cachedProduct(asked.locale, asked.id)
}

async function cachedProduct(locale: Locale, id: number) {
  'use cache'
  const after = under(productTag(id))
  const product = await found(getProduct, { id }, { locale, after })
  cacheLife(product ? FOUND : ABSENT)
  return product
}

/** The summary and the latest reviews in the page's language, or in all where there are none in it. */
export async function loadProductReviews(id: string): Promise<ReviewPage | null> {
  const asked = await askedFor(id)
  return asked && cachedProductReviews(asked.locale, asked.id)
}

async function cachedProductReviews(locale: Locale, id: number) {
  'use cache'
  const after = under(productTag(id))
  const own = await found(listReviews, { product_id: id, own_language: true }, { locale, after })
  const hasOthers = own && own.list.length === 0 && own.summary.count > 0
  const page = hasOthers ? await found(listReviews, { product_id: id }, { locale, after }) : own
  cacheLife(page ? FOUND : ABSENT)
  return page
}

/** Drops what is made here when one of these changes; what it is made of must then not be older than the change. */
function under(...own: string[]): string | undefined {
  const tags = [CATALOGUE_TAG, ...own]
  cacheTag(...tags)
  return positionFor(tags)
}

async function visitedLocale(): Promise<Locale | null> {
  const locale = await askedLocale()
  return isLocale(locale) ? locale : null
}

/** One address per thing (`042` is not 42), and nothing else ever becomes a key of the cache. */
async function askedFor(id: string): Promise<{ locale: Locale; id: number } | null> {
  const locale = await visitedLocale()
  const parsed = parseId(id)
  return locale && parsed !== undefined ? { locale, id: parsed } : null
}

const ABSENT_CODES: number[] = [CODE.notFound, CODE.invalid]

/**
 * Null where the backend knows no such thing, or takes the id for none. Failures throw, so that no
 * empty page is ever cached.
 */
async function found<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: { locale: Locale; after: string | undefined },
): Promise<DataOf<E> | null> {
  try {
    return await serverCall(endpoint, input, options)
  } catch (error) {
    const isRefused = error instanceof ApiError && error.kind === 'refused'
    if (isRefused && ABSENT_CODES.includes(error.code)) return null
    throw error
  }
}
