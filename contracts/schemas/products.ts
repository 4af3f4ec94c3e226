import { z } from 'zod'
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

/** Delivery terms of a product, the same for every shopper. */
export const DeliveryTerms = z.object({
  /** How many countries and regions an address may be in. */
  countries: z.int(),
  /** From payment to arrival. */
  arrival_days: z.object({ min: z.int(), max: z.int() }),
  /** Per shop, unless its goods cost `free_from` or more; where there is no `zones.freight`. */
  freight: Cents,
  free_from: Cents,
  /** After receipt. */
  return_days: z.int(),
  /** Present in a shop with shipping zones. */
  zones: z
    .object({
      /** Per shop, over all countries, weights and values; null where `freight` and `free_from` are the same everywhere. */
      freight: z.object({ lowest: Cents, highest: Cents }).nullable(),
      /** The product is delivered only to `countries`, or everywhere except there; whichever list is shorter. */
      listed: z.enum(['only', 'except']),
      /** Names in the language of the request. */
      countries: z.array(z.string()),
    })
    .optional(),
})
export type DeliveryTerms = z.infer<typeof DeliveryTerms>

export const Product = ProductCard.extend({
  images: z.array(z.string()),
  /** By the place of the image; null where the name of the product describes it. */
  image_alts: z.array(z.string().nullable()).optional(),
  description: z.string(),
  category: Category,
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  skus: z.array(Sku),
  stock: z.int(),
  shop: ShopCard,
  favourite: z.boolean(),
  delivery: DeliveryTerms.optional(),
})
export type Product = z.infer<typeof Product>

export const ProductSort = z.enum(['hot', 'new', 'price_asc', 'price_desc', 'rating'], {
  error: 'fields.invalid',
})
export type ProductSort = z.infer<typeof ProductSort>

/** Minimum rating in stars. */
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

export const listProducts = {
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
  data: listOf(ProductCard).extend({
    total: BoundedCount,
    facets: Facets.optional(),
    corrected: z.boolean().optional(),
  }),
}

export const suggestSearches = {
  query: z.object({ keyword: Keyword }),
  data: z.array(z.string()).max(10),
}

export const listPopularSearches = {
  data: z.array(z.string()),
}

export const getProduct = {
  query: z.object({ id: QueryId }),
  data: Product,
}

export const RelatedProducts = z.object({
  /** The product itself where it was taken off sale. */
  withdrawn: z.object({ name: z.string(), image: z.string() }).nullable(),
  from_shop: z.array(ProductCard),
  similar: z.array(ProductCard),
})
export type RelatedProducts = z.infer<typeof RelatedProducts>

export const listRelatedProducts = {
  query: z.object({ id: QueryId }),
  data: RelatedProducts,
}

export const LiveProduct = z.object({
  id: Id,
  price: Cents,
  stock: z.int(),
  skus: z.array(z.object({ id: Id, price: Cents, stock: z.int() })),
})
export type LiveProduct = z.infer<typeof LiveProduct>

export const getLiveProducts = {
  query: z.object({
    ids: z
      .string()
      .regex(/^\d{1,15}(,\d{1,15}){0,49}$/, 'fields.invalid')
      .transform((ids) => ids.split(',').map(Number)),
  }),
  data: z.array(LiveProduct),
}

export const setFavourite = {
  body: z.strictObject({ product_id: Id, on: z.boolean() }),
  data: z.object({ favourite: z.boolean() }),
}

export const listFavourites = {
  query: z.object(paging),
  data: listOf(ProductCard),
}
