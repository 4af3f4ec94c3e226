import { endpoint } from './endpoint'
import type * as schemas from './schemas/products'

/**
 * With a keyword, `hot` sorts by relevance. `total` is exact up to 1000, then the text "1000+"; `facets` are
 * returned on request; `corrected` if nothing matches the keyword as typed and the list is of similar words.
 */
export const listProducts = endpoint<typeof schemas.listProducts>()({
  access: 'public',
  method: 'get',
  path: '/api/product/list',
  summary: 'Products by words, category, shop, price, stock and rating',
  changes: false,
})

export const suggestSearches = endpoint<typeof schemas.suggestSearches>()({
  access: 'public',
  method: 'get',
  path: '/api/product/suggest',
  summary: 'Search suggestions for a prefix',
  changes: false,
})

export const listPopularSearches = endpoint<typeof schemas.listPopularSearches>()({
  access: 'public',
  method: 'get',
  path: '/api/product/popular',
  summary: 'Popular searches in the language of the request',
  changes: false,
})

export const getProduct = endpoint<typeof schemas.getProduct>()({
  access: 'public',
  method: 'get',
  path: '/api/product/detail',
  summary: 'A product with its options and SKUs',
  changes: false,
})

/** Also for a product that was taken off sale, which `getProduct` refuses with NOT_FOUND. */
export const listRelatedProducts = endpoint<typeof schemas.listRelatedProducts>()({
  access: 'public',
  method: 'get',
  path: '/api/product/related',
  summary: 'More products of the same shop, and similar ones of its category',
  changes: false,
})

/** `ids` is a comma-separated list of product ids. Never cached. */
export const getLiveProducts = endpoint<typeof schemas.getLiveProducts>()({
  access: 'public',
  method: 'get',
  path: '/api/product/live',
  summary: 'Current price and stock',
  changes: false,
})

export const setFavourite = endpoint<typeof schemas.setFavourite>()({
  access: 'shopper',
  method: 'post',
  path: '/api/product/favourite',
  summary: 'Add a product to the favourites, or remove it',
  changes: true,
  body: 'json',
})

export const listFavourites = endpoint<typeof schemas.listFavourites>()({
  access: 'shopper',
  method: 'get',
  path: '/api/user/favourites',
  summary: 'The shopper’s favourites, latest first',
  changes: false,
})
