import { endpoint } from './endpoint'
import type * as schemas from './schemas/shops'

export const getShop = endpoint<typeof schemas.getShop>()({
  access: 'public',
  method: 'get',
  path: '/api/shop/detail',
  summary: 'A shop',
  changes: false,
})

/** With a keyword, `hot` sorts by relevance. */
export const listShops = endpoint<typeof schemas.listShops>()({
  access: 'public',
  method: 'get',
  path: '/api/shop/list',
  summary: 'Shops by words, hottest, newest or best rated first',
  changes: false,
})

export const followShop = endpoint<typeof schemas.followShop>()({
  access: 'shopper',
  method: 'post',
  path: '/api/shop/follow',
  summary: 'Follow or unfollow a shop',
  changes: true,
  body: 'json',
})

export const listFollowedShops = endpoint<typeof schemas.listFollowedShops>()({
  access: 'shopper',
  method: 'get',
  path: '/api/user/followed_shops',
  summary: 'The shops the shopper follows, latest first',
  changes: false,
})
