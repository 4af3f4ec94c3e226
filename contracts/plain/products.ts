// Written by `npm run plain` from contracts/products.ts.
import type * as contract from '@/contracts/products'
import type { PlainEndpoint } from '@/contracts/endpoint'
import type { Shape } from '@/contracts/shape'

const ProductCard: Shape = {
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
}

export const getLiveProducts: PlainEndpoint<typeof contract.getLiveProducts> = {
  access: 'public',
  method: 'get',
  path: '/api/product/live',
  changes: false,
  data: [
    'list',
    {
      id: ['int', 1],
      price: ['int', 0],
      stock: 'int',
      skus: [
        'list',
        {
          id: ['int', 1],
          price: ['int', 0],
          stock: 'int',
        },
      ],
    },
  ],
}

export const getProduct: PlainEndpoint<typeof contract.getProduct> = {
  access: 'public',
  method: 'get',
  path: '/api/product/detail',
  changes: false,
  data: {
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
    images: ['list', 'string'],
    description: 'string',
    category: {
      id: ['int', 1],
      key: 'string',
      name: 'string',
    },
    options: [
      'list',
      {
        name: 'string',
        values: ['list', 'string'],
      },
    ],
    skus: [
      'list',
      {
        id: ['int', 1],
        values: ['list', 'string'],
        price: ['int', 0],
        stock: 'int',
        image: ['nullable', 'string'],
      },
    ],
    stock: 'int',
    shop: {
      id: ['int', 1],
      name: 'string',
      logo: 'string',
      sales: 'int',
      fans: 'int',
      favorable_rate: 'number',
      followed: 'boolean',
      'pictures?': ['list', 'string'],
    },
    favourite: 'boolean',
  },
}

export const listFavourites: PlainEndpoint<typeof contract.listFavourites> = {
  access: 'shopper',
  method: 'get',
  path: '/api/user/favourites',
  changes: false,
  data: {
    list: ['list', ProductCard],
    next_cursor: ['nullable', 'string'],
  },
}

export const listPopularSearches: PlainEndpoint<typeof contract.listPopularSearches> = {
  access: 'public',
  method: 'get',
  path: '/api/product/popular',
  changes: false,
  data: ['list', 'string'],
}

export const listProducts: PlainEndpoint<typeof contract.listProducts> = {
  access: 'public',
  method: 'get',
  path: '/api/product/list',
  changes: false,
  data: {
    list: ['list', ProductCard],
    next_cursor: ['nullable', 'string'],
    total: ['either', ['int', 'string']],
    'facets?': {
      category: [
        'list',
        {
          key: 'string',
          name: 'string',
          count: ['either', ['int', 'string']],
        },
      ],
      price: [
        'list',
        {
          min: 'int',
          max: ['nullable', 'int'],
          count: ['either', ['int', 'string']],
        },
      ],
      in_stock: ['either', ['int', 'string']],
      rating: [
        'list',
        {
          min: 'int',
          count: ['either', ['int', 'string']],
        },
      ],
    },
  },
}

export const setFavourite: PlainEndpoint<typeof contract.setFavourite> = {
  access: 'shopper',
  method: 'post',
  path: '/api/product/favourite',
  changes: true,
  besideBody: [],
  data: {
    favourite: 'boolean',
  },
}

export const suggestSearches: PlainEndpoint<typeof contract.suggestSearches> = {
  access: 'public',
  method: 'get',
  path: '/api/product/suggest',
  changes: false,
  data: ['list', 'string', 0, 10],
}
