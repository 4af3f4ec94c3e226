// Written by `npm run plain` from contracts/cart.ts.
import type * as contract from '@/contracts/cart'
import type { PlainEndpoint } from '@/contracts/endpoint'
import type { Shape } from '@/contracts/shape'

const CartAdjustment: Shape = {
  sku_id: ['int', 1],
  asked: 'int',
  given: 'int',
  reason: ['only', 'stock', 'gone', 'full', 'limit'],
}

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

const CartLine: Shape = {
  sku_id: ['int', 1],
  product_id: ['int', 1],
  name: 'string',
  values: ['list', 'string'],
  image: 'string',
  price: ['int', 0],
  stock: 'int',
  quantity: 'int',
  selected: 'boolean',
  available: 'boolean',
  shop: ShopCard,
  'previous_price?': ['nullable', ['int', 0]],
  'previous_quantity?': ['nullable', 'int'],
}

const Cart: Shape = {
  lines: ['list', CartLine],
  quantity: 'int',
  selected_quantity: 'int',
  selected_total: ['int', 0],
}

export const addToCart: PlainEndpoint<typeof contract.addToCart> = {
  access: 'shopper',
  method: 'post',
  path: '/api/cart/add',
  changes: true,
  besideBody: [],
  data: {
    lines: ['list', CartLine],
    quantity: 'int',
    selected_quantity: 'int',
    selected_total: ['int', 0],
    adjusted: ['list', CartAdjustment],
  },
}

export const getCart: PlainEndpoint<typeof contract.getCart> = {
  access: 'shopper',
  method: 'get',
  path: '/api/cart',
  changes: false,
  data: Cart,
}

export const previewCart: PlainEndpoint<typeof contract.previewCart> = {
  access: 'public',
  method: 'post',
  path: '/api/cart/preview',
  changes: false,
  besideBody: [],
  data: Cart,
}

export const removeFromCart: PlainEndpoint<typeof contract.removeFromCart> = {
  access: 'shopper',
  method: 'post',
  path: '/api/cart/remove',
  changes: true,
  besideBody: [],
  data: Cart,
}

export const updateCart: PlainEndpoint<typeof contract.updateCart> = {
  access: 'shopper',
  method: 'post',
  path: '/api/cart/update',
  changes: true,
  besideBody: [],
  data: {
    lines: ['list', CartLine],
    quantity: 'int',
    selected_quantity: 'int',
    selected_total: ['int', 0],
    adjusted: ['list', CartAdjustment],
  },
}
