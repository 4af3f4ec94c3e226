// Written by `npm run plain` from contracts/refunds.ts.
import type * as contract from '@/contracts/refunds'
import type { PlainEndpoint } from '@/contracts/endpoint'
import type { Shape } from '@/contracts/shape'

const OrderItem: Shape = {
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
}

const Refund: Shape = {
  id: ['int', 1],
  order_id: ['int', 1],
  sn: 'string',
  items: ['list', OrderItem],
  type: ['only', 1, 2],
  product_status: ['only', 0, 1],
  amount: ['int', 0],
  reason: 'string',
  explanation: 'string',
  evidence: ['list', 'string'],
  status: ['only', 0, 1, 2, 3, 4],
  refuse_reason: ['nullable', 'string'],
  carrier: ['nullable', 'string'],
  tracking_no: ['nullable', 'string'],
  created_at: 'time',
  agreed_at: ['nullable', 'time'],
  sent_at: ['nullable', 'time'],
  settled_at: ['nullable', 'time'],
  ended_at: ['nullable', 'time'],
  actions: ['list', ['only', 'withdraw', 'sendBack']],
}

export const cancelRefund: PlainEndpoint<typeof contract.cancelRefund> = {
  access: 'shopper',
  method: 'post',
  path: '/api/order/refund_cancel',
  changes: true,
  besideBody: [],
  data: Refund,
}

export const getRefund: PlainEndpoint<typeof contract.getRefund> = {
  access: 'shopper',
  method: 'get',
  path: '/api/order/refund',
  changes: false,
  data: Refund,
}

export const getRefundable: PlainEndpoint<typeof contract.getRefundable> = {
  access: 'shopper',
  method: 'get',
  path: '/api/order/refundable',
  changes: false,
  data: {
    order_id: ['int', 1],
    order_no: 'string',
    status: ['only', 0, 1, 2, 3, 4, -1, -2, -3, -4],
    open_id: ['nullable', ['int', 1]],
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
        most: ['int', 0],
      },
    ],
    freight: ['int', 0],
    choices: [
      'list',
      {
        product_status: ['only', 0, 1],
        types: ['list', ['only', 1, 2]],
      },
    ],
  },
}

export const listRefundReasons: PlainEndpoint<typeof contract.listRefundReasons> = {
  access: 'public',
  method: 'get',
  path: '/api/order/refund_reasons',
  changes: false,
  data: [
    'list',
    {
      key: 'string',
      text: 'string',
      product_status: ['list', ['only', 0, 1]],
    },
  ],
}

export const requestRefund: PlainEndpoint<typeof contract.requestRefund> = {
  access: 'shopper',
  method: 'post',
  path: '/api/order/refund',
  changes: true,
  isKeyed: true,
  besideBody: [],
  data: Refund,
}

export const shipRefund: PlainEndpoint<typeof contract.shipRefund> = {
  access: 'shopper',
  method: 'post',
  path: '/api/order/refund_ship',
  changes: true,
  besideBody: [],
  data: Refund,
}
