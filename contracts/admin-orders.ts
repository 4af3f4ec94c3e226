import { endpoint } from './endpoint'
import type * as schemas from './schemas/admin-orders'

/**
 * Latest first, or oldest first. `search` is an order number, a tracking number or the e-mail address of a shopper, each
 * complete. Periods include their start and not their end.
 */
export const listAdminOrders = endpoint<typeof schemas.listAdminOrders>()({
  access: { staff: 'orders.read' },
  method: 'get',
  path: '/api/admin/orders',
  summary: 'Orders of all shoppers',
  changes: false,
})

export const getAdminOrder = endpoint<typeof schemas.getAdminOrder>()({
  access: { staff: 'orders.read' },
  method: 'get',
  path: '/api/admin/orders/get',
  summary: 'One order with items, parcels, refunds and history',
  changes: false,
})

/**
 * Each order is shipped by itself: one that cannot be shipped does not stop the others. Without `items`, everything that
 * is left to send goes into the parcel; the order is shipped when nothing is left. A tracking number that the order has
 * already is refused, so that a repeated call sends nothing twice.
 */
export const shipAdminOrders = endpoint<typeof schemas.shipAdminOrders>()({
  access: { staff: 'orders.ship' },
  method: 'post',
  path: '/api/admin/orders/ship',
  summary: 'Ship one or many orders, each in one parcel',
  changes: true,
  body: 'json',
})

/** Without `parcel`: the first one that is not delivered. */
export const trackAdminParcel = endpoint<typeof schemas.trackAdminParcel>()({
  access: { staff: 'orders.ship' },
  method: 'post',
  path: '/api/admin/orders/track',
  summary: 'Add a tracking event to a parcel',
  changes: true,
  body: 'json',
})

/** The order is delivered with its last parcel. Without `parcel`: the first one that is not delivered. */
export const deliverAdminParcel = endpoint<typeof schemas.deliverAdminParcel>()({
  access: { staff: 'orders.ship' },
  method: 'post',
  path: '/api/admin/orders/deliver',
  summary: 'Mark a parcel as delivered',
  changes: true,
  body: 'json',
})
