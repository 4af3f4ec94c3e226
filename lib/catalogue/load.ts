import { requestedLocale } from '@/lib/i18n/requested-locale'
import { cacheLife, cacheTag } from 'next/cache'
import { headers } from 'next/headers'
import { cache } from 'react'

import type { DataOf, Endpoint, InputOf } from '@/contracts/endpoint'
import { CODE } from '@/contracts/codes'
import type { Home } from '@/contracts/schemas/home'
import { offered } from '@/contracts/brand'
import type { Locale } from '@/contracts/languages'
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
import type { ProductFilter, ProductPage } from '@/lib/queries/products'
import { positionFor } from '@/lib/catalogue/positions'
import { CATALOGUE_TAG, HOME_TAG, productTag, shopTag } from '@/lib/catalogue/tags'

export type ReviewPage = DataOf<typeof ReviewList>

interface CallOptions {
  locale: Locale
  after: string | undefined
}

/** Tags invalidate changed pages; the times are a fallback, and apply to a remote backend without changes. */
const FOUND = {
  stale: 60,
  revalidate: process.env.BACKEND_URL ? 60 : 3600,
  expire: 30 * 24 * 3600,
}
/** No tag announces changes of popular searches. */
const POPULAR = { stale: 300, revalidate: 600, expire: 24 * 3600 }

/**
 * The parameters of a page that is rendered per request. The headers are awaited first, so that the build prerenders
 * no shell of the page.
 */
export async function visitedParams<Params>(params: Promise<Params>): Promise<Params> {
  await headers()
  return params
}

/** The home page's data as of this request. The same applies to `loadShop` and the functions after it. */
export async function loadVisitedHome(): Promise<Home | null> {
  await headers()
  const locale = await visitedLocale()
  return locale && visitedHome(locale)
}

const visitedHome = cache((locale: Locale) => serverCall(getHome, {}, optionsFor(locale, HOME_TAG)))

/** Null only for the build's placeholder language, for which nothing is requested. */
export async function loadHome(): Promise<Home | null> {
  const locale = await visitedLocale()
  return locale && cachedHome(locale)
}

async function cachedHome(locale: Locale) {
  'use cache'
  const after = tagWith(HOME_TAG)
  cacheLife(FOUND)
  return serverCall(getHome, {}, { locale, after })
}

/** The first page of all products, by sales. */
export async function loadProducts(): Promise<ProductPage | null> {
  const locale = await visitedLocale()
  return locale && cachedProducts(locale)
}

async function cachedProducts(locale: Locale) {
  'use cache'
  const after = tagWith(HOME_TAG)
  cacheLife(FOUND)
  return serverCall(listProducts, {}, { locale, after })
}

/** The first page of a search as of this request; null if the search is refused or fails: then the browser asks. */
export async function loadResults(filter: ProductFilter): Promise<ProductPage | null> {
  const locale = await visitedLocale()
  if (!locale) return null
  return serverCall(listProducts, filter, optionsFor(locale, HOME_TAG)).catch((error: unknown) => {
    if (error instanceof ApiError) return null
    throw error
  })
}

/** Popular searches of the last minutes; the browser refreshes them. */
export async function loadPopularSearches(): Promise<string[]> {
  const locale = await visitedLocale()
  return locale ? cachedPopularSearches(locale) : []
}

async function cachedPopularSearches(locale: Locale) {
  'use cache'
  const after = tagWith()
  cacheLife(POPULAR)
  return serverCall(listPopularSearches, {}, { locale, after })
}

/**
 * `id` is the text from the URL. Null if the shop does not exist. The same applies to the functions
 * below.
 */
export async function loadShop(id: string): Promise<Shop | null> {
  const request = await parseRequest(id)
  return request && visitedShop(request.locale, request.id)
}

const visitedShop = cache((locale: Locale, id: number) =>
  found(getShop, { id }, optionsFor(locale, shopTag(id))),
)

/** The first page of the products of a shop. */
export async function loadShopProducts(id: string): Promise<ProductPage | null> {
  const request = await parseRequest(id)
  if (!request) return null
  const options = optionsFor(request.locale, shopTag(request.id))
  return found(listProducts, { shop_id: request.id }, options)
}

export async function loadProduct(id: string): Promise<Product | null> {
  const request = await parseRequest(id)
  return request && visitedProduct(request.locale, request.id)
}

const visitedProduct = cache((locale: Locale, id: number) =>
  found(getProduct, { id }, optionsFor(locale, productTag(id))),
)

/** The summary and the latest reviews in the page's language, or in all where there are none in it. */
export async function loadProductReviews(id: string): Promise<ReviewPage | null> {
  const request = await parseRequest(id)
  if (!request) return null
  const options = optionsFor(request.locale, productTag(request.id))
  const input = { product_id: request.id }
  const own = await found(listReviews, { ...input, own_language: true }, options)
  const hasOthers = own && own.list.length === 0 && own.summary.count > 0
  return hasOthers ? found(listReviews, input, options) : own
}

/** The options of a call whose result is shown on a page with this tag. */
function optionsFor(locale: Locale, tag: string): CallOptions {
  return { locale, after: positionFor([CATALOGUE_TAG, tag]) }
}

/** Tags the cached result. Returns the log position that a replica must have reached to render it. */
function tagWith(...own: string[]): string | undefined {
  const tags = [CATALOGUE_TAG, ...own]
  cacheTag(...tags)
  return positionFor(tags)
}

async function visitedLocale(): Promise<Locale | null> {
  return offered(await requestedLocale()) ?? null
}

/** Parses the id of a URL. Returns null for other spellings (`042`), so that they never become cache keys. */
async function parseRequest(id: string): Promise<{ locale: Locale; id: number } | null> {
  const locale = await visitedLocale()
  const parsed = parseId(id)
  return locale && parsed !== undefined ? { locale, id: parsed } : null
}

const ABSENT_CODES: number[] = [CODE.notFound, CODE.invalid]

/**
 * Returns null when the backend answers "not found" or rejects the id. Other failures throw, so that an error is
 * never cached as an empty page.
 */
async function found<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions,
): Promise<DataOf<E> | null> {
  try {
    return await serverCall(endpoint, input, options)
  } catch (error) {
    const isRefused = error instanceof ApiError && error.kind === 'refused'
    if (isRefused && ABSENT_CODES.includes(error.code)) return null
    throw error
  }
}
