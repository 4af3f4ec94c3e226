// Written by `npm run plain` from contracts/home.ts.
import type * as contract from '@/contracts/home'
import type { PlainEndpoint } from '@/contracts/endpoint'

export const getHome: PlainEndpoint<typeof contract.getHome> = {
  access: 'public',
  method: 'get',
  path: '/api/home',
  changes: false,
  data: {
    banners: [
      'list',
      {
        image: 'string',
        title: 'string',
        link: 'string',
      },
    ],
    categories: [
      'list',
      {
        id: ['int', 1],
        key: 'string',
        name: 'string',
      },
    ],
    hot_products: [
      'list',
      {
        id: ['int', 1],
        name: 'string',
        image: 'string',
        price: ['int', 0],
        original_price: ['nullable', ['int', 0]],
        sales: 'int',
        rating: 'number',
        review_count: 'int',
        shop_id: ['int', 1],
        shop_name: 'string',
      },
    ],
    hot_shops: [
      'list',
      {
        id: ['int', 1],
        name: 'string',
        logo: 'string',
        sales: 'int',
        fans: 'int',
        favorable_rate: 'number',
        followed: 'boolean',
        'pictures?': ['list', 'string'],
      },
    ],
  },
}
