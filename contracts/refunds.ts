import { endpoint } from './endpoint'
import type * as schemas from './schemas/refunds'

export const getRefundable = endpoint<typeof schemas.getRefundable>()({
  access: 'shopper',
  method: 'get',
  path: '/api/order/refundable',
  summary: 'What of an order could be given back now, and how',
  changes: false,
})

export const listRefundReasons = endpoint<typeof schemas.listRefundReasons>()({
  access: 'public',
  method: 'get',
  path: '/api/order/refund_reasons',
  summary: 'Reasons to choose from, in the language of the request',
  changes: false,
})

/**
 * Refused with 409 while a request for the order is open, and when the order is not in a state to be
 * refunded. `reason` is a key of the list, or words of one's own.
 */
export const requestRefund = endpoint<typeof schemas.requestRefund>()({
  access: 'shopper',
  method: 'post',
  path: '/api/order/refund',
  summary: 'Ask for money back',
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

/** Sent again, it corrects the number. */
export const shipRefund = endpoint<typeof schemas.shipRefund>()({
  access: 'shopper',
  method: 'post',
  path: '/api/order/refund_ship',
  summary: 'Name the parcel that brings the goods back',
  changes: true,
  body: 'json',
})
