import { z } from 'zod'
import { Id, QueryId, Timestamp, listOf, paging } from './fields'
import { Keyword } from './search'

export const Category = z.object({ id: Id, key: z.string(), name: z.string() })
export type Category = z.infer<typeof Category>

export const ShopCard = z.object({
  id: Id,
  name: z.string(),
  logo: z.string(),
  sales: z.int(),
  fans: z.int(),
  /** Per cent, 0 to 100. */
  favorable_rate: z.number(),
  followed: z.boolean(),
  /** Up to three pictures of products, in lists. */
  pictures: z.array(z.string()).optional(),
})
export type ShopCard = z.infer<typeof ShopCard>

export const Shop = ShopCard.extend({
  description: z.string(),
  banner: z.string(),
  total_sales: z.int(),
  product_count: z.int(),
  opened_at: Timestamp,
  categories: z.array(Category),
})
export type Shop = z.infer<typeof Shop>

export const getShop = {
  query: z.object({ id: QueryId }),
  data: Shop,
}

export const ShopSort = z.enum(['hot', 'new', 'rating'], { error: 'fields.invalid' })
export type ShopSort = z.infer<typeof ShopSort>

export const listShops = {
  query: z.object({
    keyword: Keyword.optional(),
    sort: ShopSort.optional(),
    ...paging,
  }),
  data: listOf(ShopCard),
}

export const followShop = {
  body: z.strictObject({ shop_id: Id, on: z.boolean() }),
  data: z.object({ followed: z.boolean(), fans: z.int() }),
}

export const listFollowedShops = {
  query: z.object(paging),
  data: listOf(ShopCard),
}
