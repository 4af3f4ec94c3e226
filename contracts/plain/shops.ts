// Written by `npm run plain` from contracts/shops.ts.
import type * as contract from '@/contracts/shops'
import type { PlainEndpoint } from '@/contracts/endpoint'
import type { Shape } from '@/contracts/shape'

const ShopCard: Shape = {
  id: ['int', 1],
  name: 'string',
  logo: 'string',
  sales: 'int',
  fans: 'int',
  favorable_rate: 'number',
  followed: 'boolean',
  'pictures?': ['list', 'string'],
}

export const followShop: PlainEndpoint<typeof contract.followShop> = {
  access: 'shopper',
  method: 'post',
  path: '/api/shop/follow',
  changes: true,
  besideBody: [],
  data: {
    followed: 'boolean',
    fans: 'int',
  },
}

export const getShop: PlainEndpoint<typeof contract.getShop> = {
  access: 'public',
  method: 'get',
  path: '/api/shop/detail',
  changes: false,
  data: {
    id: ['int', 1],
    name: 'string',
    logo: 'string',
    sales: 'int',
    fans: 'int',
    favorable_rate: 'number',
    followed: 'boolean',
    'pictures?': ['list', 'string'],
    description: 'string',
    banner: 'string',
    total_sales: 'int',
    product_count: 'int',
    opened_at: 'time',
    categories: [
      'list',
      {
        id: ['int', 1],
        key: 'string',
        name: 'string',
      },
    ],
  },
}

export const listFollowedShops: PlainEndpoint<typeof contract.listFollowedShops> = {
  access: 'shopper',
  method: 'get',
  path: '/api/user/followed_shops',
  changes: false,
  data: {
    list: ['list', ShopCard],
    next_cursor: ['nullable', 'string'],
  },
}

export const listShops: PlainEndpoint<typeof contract.listShops> = {
  access: 'public',
  method: 'get',
  path: '/api/shop/list',
  changes: false,
  data: {
    list: ['list', ShopCard],
    next_cursor: ['nullable', 'string'],
  },
}
