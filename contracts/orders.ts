import { endpoint } from './endpoint'
import type * as schemas from './schemas/orders'

export const quoteOrder = endpoint<typeof schemas.quoteOrder>()({
  access: 'shopper',
  method: 'post',
  path: '/api/order/quote',
  summary: 'The current price of items, by shop',
  changes: false,
  body: 'json',
})

/** Rejected with 409, without creating anything, when stock is short or the total differs from `expected_total`. */
export const createOrder = endpoint<typeof schemas.createOrder>()({
  access: 'shopper',
  method: 'post',
  path: '/api/order/create',
  summary: 'Create one order per shop and reserve its stock',
  changes: true,
  isKeyed: true,
  body: 'json',
})

/** Pays all orders or none. `ticket` comes from verify_pay for exactly these orders. */
export const payOrders = endpoint<typeof schemas.payOrders>()({
  access: 'shopper',
  method: 'post',
  path: '/api/order/pay',
  summary: 'Pay orders from the balance',
  changes: true,
  isKeyed: true,
  body: 'json',
})

export const cancelOrder = endpoint<typeof schemas.cancelOrder>()({
  access: 'shopper',
  method: 'post',
  path: '/api/order/cancel',
  summary: 'Cancel an unpaid or free order and release its stock',
  changes: true,
  body: 'json',
})

/** Confirms receipt; rejected with ORDER_NOT_CONFIRMABLE unless the order is on its way. */
export const confirmOrder = endpoint<typeof schemas.confirmOrder>()({
  access: 'shopper',
  method: 'post',
  path: '/api/order/confirm',
  summary: 'Confirm that an order was received',
  changes: true,
  body: 'json',
})

export const listOrders = endpoint<typeof schemas.listOrders>()({
  access: 'shopper',
  method: 'get',
  path: '/api/user/order_list',
  summary: 'The shopper’s orders, latest first, with counts per status',
  changes: false,
})

export const getOrder = endpoint<typeof schemas.getOrder>()({
  access: 'shopper',
  method: 'get',
  path: '/api/order/detail',
  summary: 'One order',
  changes: false,
})

/** The latest parcel, with all parcels in `parcels`; null before the first one. */
export const getLogistics = endpoint<typeof schemas.getLogistics>()({
  access: 'shopper',
  method: 'get',
  path: '/api/order/logistics',
  summary: 'The tracking events of an order’s parcel',
  changes: false,
})
