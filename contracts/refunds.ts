import { endpoint } from './endpoint'
import type * as schemas from './schemas/refunds'

export const getRefundable = endpoint<typeof schemas.getRefundable>()({
  access: 'shopper',
  method: 'get',
  path: '/api/order/refundable',
  summary: 'What can be refunded of an order, and how',
  changes: false,
})

export const listRefundReasons = endpoint<typeof schemas.listRefundReasons>()({
  access: 'public',
  method: 'get',
  path: '/api/order/refund_reasons',
  summary: 'Refund reasons in the language of the request',
  changes: false,
})

/**
 * Rejected with 409 while a request for the order is open, and when the order's status allows no refund.
 * Before the first parcel, a refund of all goods that are left includes all of the freight. `reason` is a key of the
 * list or free text.
 */
export const requestRefund = endpoint<typeof schemas.requestRefund>()({
  access: 'shopper',
  method: 'post',
  path: '/api/order/refund',
  summary: 'Request a refund',
  changes: true,
  isKeyed: true,
  body: 'json',
})

/** By its id, or the latest of an order. */
export const getRefund = endpoint<typeof schemas.getRefund>()({
  access: 'shopper',
  method: 'get',
  path: '/api/order/refund',
  summary: 'One refund request',
  changes: false,
})

export const cancelRefund = endpoint<typeof schemas.cancelRefund>()({
  access: 'shopper',
  method: 'post',
  path: '/api/order/refund_cancel',
  summary: 'Withdraw a refund request',
  changes: true,
  body: 'json',
})

/** A repeated call corrects the tracking number. */
export const shipRefund = endpoint<typeof schemas.shipRefund>()({
  access: 'shopper',
  method: 'post',
  path: '/api/order/refund_ship',
  summary: 'Enter the parcel of a return',
  changes: true,
  body: 'json',
})
