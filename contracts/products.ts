import { z } from 'zod'
import { endpoint } from './endpoint'
import { Cents, Id, QueryCents, QueryFlag, QueryId, listOf, paging } from './fields'
import { BoundedCount, Facets, Keyword } from './search'
import { Category, ShopCard } from './shops'

export const ProductCard = z.object({
  id: Id,
  name: z.string(),
  image: z.string(),
  price: Cents,
  original_price: Cents.nullable(),
  sales: z.int(),
  rating: z.number(),
  review_count: z.int(),
  shop_id: Id,
  shop_name: z.string(),
})
export type ProductCard = z.infer<typeof ProductCard>

export const Sku = z.object({
  id: Id,
  /** One value per option, in the order of the product's options. */
  values: z.array(z.string()),
  price: Cents,
  stock: z.int(),
  image: z.string().nullable(),
})
export type Sku = z.infer<typeof Sku>

export const Product = ProductCard.extend({
  images: z.array(z.string()),
  description: z.string(),
  category: Category,
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  skus: z.array(Sku),
  stock: z.int(),
  shop: ShopCard,
  favourite: z.boolean(),
})
export type Product = z.infer<typeof Product>

export const ProductSort = z.enum(['hot', 'new', 'price_asc', 'price_desc', 'rating'], {
  error: 'fields.invalid',
})
export type ProductSort = z.infer<typeof ProductSort>

/** At least so many of five stars. */
const MinRating = z
  .union(
    [
      z.int(),
      z
        .string()
        .regex(/^[1-5]$/, 'fields.invalid')
        .transform(Number),
    ],
    {
      error: 'fields.invalid',
    },
  )
  .pipe(z.int().min(1, 'fields.invalid').max(5, 'fields.invalid'))

/**
 * With a keyword, `hot` is the best match first. `total` is exact to 1000, then the text "1000+"; `facets`
 * are there when asked for.
 */
export const listProducts = endpoint({
  access: 'public',
  method: 'get',
  path: '/api/product/list',
  summary: 'Products by words, category, shop, price, stock and rating',
  changes: false,
  query: z.object({
    keyword: Keyword.optional(),
    category: z
      .string()
      .regex(/^[a-z_]{1,40}$/, 'fields.invalid')
      .optional(),
    shop_id: QueryId.optional(),
    min_price: QueryCents.optional(),
    max_price: QueryCents.optional(),
    in_stock: QueryFlag.optional(),
    min_rating: MinRating.optional(),
    facets: QueryFlag.optional(),
    sort: ProductSort.optional(),
    ...paging,
  }),
  data: listOf(ProductCard).extend({ total: BoundedCount, facets: Facets.optional() }),
})

export const suggestSearches = endpoint({
  access: 'public',
  method: 'get',
  path: '/api/product/suggest',
  summary: 'What somebody who has typed this may be about to type',
  changes: false,
  query: z.object({ keyword: Keyword }),
  data: z.array(z.string()).max(10),
})

export const listPopularSearches = endpoint({
  access: 'public',
  method: 'get',
  path: '/api/product/popular',
  summary: 'Popular searches in the language of the request',
  changes: false,
  data: z.array(z.string()),
})

export const getProduct = endpoint({
  access: 'public',
  method: 'get',
  path: '/api/product/detail',
  summary: 'A product with its options and SKUs',
  changes: false,
  query: z.object({ id: QueryId }),
  data: Product,
})

export const LiveProduct = z.object({
  id: Id,
  price: Cents,
  stock: z.int(),
  skus: z.array(z.object({ id: Id, price: Cents, stock: z.int() })),
})
export type LiveProduct = z.infer<typeof LiveProduct>

/** `ids` is a list of product ids with commas between. Never cached. */
export const getLiveProducts = endpoint({
  access: 'public',
  method: 'get',
  path: '/api/product/live',
  summary: 'Price and stock at this moment',
  changes: false,
  query: z.object({
    ids: z
      .string()
      .regex(/^\d{1,15}(,\d{1,15}){0,49}$/, 'fields.invalid')
      .transform((ids) => ids.split(',').map(Number)),
  }),
  data: z.array(LiveProduct),
})

export const setFavourite = endpoint({
  access: 'shopper',
  method: 'post',
  path: '/api/product/favourite',
  summary: 'Keep a product, or let it go',
  changes: true,
  body: z.strictObject({ product_id: Id, on: z.boolean() }),
  data: z.object({ favourite: z.boolean() }),
})

export const listFavourites = endpoint({
  access: 'shopper',
  method: 'get',
  path: '/api/user/favourites',
  summary: 'The products the shopper keeps, latest first',
  changes: false,
  query: z.object(paging),
  data: listOf(ProductCard),
})
