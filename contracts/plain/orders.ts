// Written by `npm run plain` from contracts/orders.ts.
import type * as contract from '@/contracts/orders'
import type { PlainEndpoint } from '@/contracts/endpoint'
import type { Shape } from '@/contracts/shape'

const Logistics: Shape = {
  carrier: 'string',
  tracking_no: 'string',
  events: [
    'list',
    {
      at: 'time',
      text: 'string',
      place: 'string',
    },
  ],
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

const Address: Shape = {
  id: ['int', 1],
  addressee: 'string',
  phone: 'string',
  'phone_display?': ['nullable', 'string'],
  area: 'string',
  'country?': ['nullable', 'string'],
  'province?': ['nullable', 'string'],
  'city?': ['nullable', 'string'],
  'postal_code?': ['nullable', 'string'],
  detail: 'string',
  tag: 'string',
  is_default: 'boolean',
}

const Order: Shape = {
  id: ['int', 1],
  order_no: 'string',
  status: ['only', 0, 1, 2, 3, 4, -1, -2, -3, -4],
  shop: ShopCard,
  items: [
    'list',
    {
      id: ['int', 1],
      product_id: ['int', 1],
      sku_id: ['int', 1],
      name: 'string',
      values: ['list', 'string'],
      image: 'string',
      price: ['int', 0],
      quantity: 'int',
      refund_status: ['nullable', 'int'],
      reviewed: 'boolean',
      reviewable: 'boolean',
    },
  ],
  quantity: 'int',
  subtotal: ['int', 0],
  freight: ['int', 0],
  discount: ['int', 0],
  total: ['int', 0],
  promo_code: ['nullable', 'string'],
  remark: 'string',
  address: Address,
  created_at: 'time',
  'pay_with?': ['list', ['int', 1]],
  pay_before: ['nullable', 'time'],
  paid_at: ['nullable', 'time'],
  shipped_at: ['nullable', 'time'],
  delivered_at: ['nullable', 'time'],
  received_at: ['nullable', 'time'],
  completed_at: ['nullable', 'time'],
  logistics: ['nullable', Logistics],
  actions: ['list', ['only', 'pay', 'cancel', 'confirm', 'refund', 'review']],
}

export const cancelOrder: PlainEndpoint<typeof contract.cancelOrder> = {
  access: 'shopper',
  method: 'post',
  path: '/api/order/cancel',
  changes: true,
  besideBody: [],
  data: Order,
}

export const confirmOrder: PlainEndpoint<typeof contract.confirmOrder> = {
  access: 'shopper',
  method: 'post',
  path: '/api/order/confirm',
  changes: true,
  besideBody: [],
  data: Order,
}

export const createOrder: PlainEndpoint<typeof contract.createOrder> = {
  access: 'shopper',
  method: 'post',
  path: '/api/order/create',
  changes: true,
  isKeyed: true,
  besideBody: [],
  data: {
    orders: [
      'list',
      {
        id: ['int', 1],
        order_no: 'string',
        total: ['int', 0],
      },
    ],
    total: ['int', 0],
  },
}

export const getLogistics: PlainEndpoint<typeof contract.getLogistics> = {
  access: 'shopper',
  method: 'get',
  path: '/api/order/logistics',
  changes: false,
  data: ['nullable', Logistics],
}

export const getOrder: PlainEndpoint<typeof contract.getOrder> = {
  access: 'shopper',
  method: 'get',
  path: '/api/order/detail',
  changes: false,
  data: Order,
}

export const listOrders: PlainEndpoint<typeof contract.listOrders> = {
  access: 'shopper',
  method: 'get',
  path: '/api/user/order_list',
  changes: false,
  data: {
    list: ['list', Order],
    next_cursor: ['nullable', 'string'],
    counts: ['record', 'int'],
  },
}

export const payOrders: PlainEndpoint<typeof contract.payOrders> = {
  access: 'shopper',
  method: 'post',
  path: '/api/order/pay',
  changes: true,
  isKeyed: true,
  besideBody: [],
  data: {
    paid: ['list', ['int', 1]],
    balance: ['int', 0],
  },
}

export const quoteOrder: PlainEndpoint<typeof contract.quoteOrder> = {
  access: 'shopper',
  method: 'post',
  path: '/api/order/quote',
  changes: false,
  besideBody: [],
  data: {
    groups: [
      'list',
      {
        shop: ShopCard,
        lines: [
          'list',
          {
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
          },
        ],
        subtotal: ['int', 0],
        freight: ['int', 0],
        discount: ['int', 0],
        total: ['int', 0],
      },
    ],
    total: ['int', 0],
    promo: [
      'nullable',
      {
        code: 'string',
        valid: 'boolean',
        reason: ['nullable', 'string'],
      },
    ],
  },
}
