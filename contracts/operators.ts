import { endpoint } from './endpoint'
import type * as schemas from './schemas/operators'

// Operators' calls take `Authorization: Bearer $OPS_TOKEN` and are off when it is not set.

export const opsQueue = endpoint<typeof schemas.opsQueue>()({
  access: 'operator',
  method: 'get',
  path: '/api/ops/queue',
  summary: 'What waits for an operator',
  changes: false,
})

/**
 * A deposit on chain is passed with its number, the shopper's or a better one: it is credited once, whoever
 * claims it. A second answer is 409.
 */
export const opsRecharge = endpoint<typeof schemas.opsRecharge>()({
  access: 'operator',
  method: 'post',
  path: '/api/ops/recharge',
  summary: 'Pass or refuse a top-up',
  changes: true,
  body: 'json',
})

/** Pays out or gives everything back; refusing takes a reason. A second answer is 409. */
export const opsExtract = endpoint<typeof schemas.opsExtract>()({
  access: 'operator',
  method: 'post',
  path: '/api/ops/extract',
  summary: 'Pass or refuse a withdrawal',
  changes: true,
  body: 'json',
})

/**
 * agree: only with return, the goods come back first. settle: the money is on the balance at once.
 * refuse needs a reason, which the shopper reads. A second answer is 409.
 */
export const opsRefund = endpoint<typeof schemas.opsRefund>()({
  access: 'operator',
  method: 'post',
  path: '/api/ops/refund',
  summary: 'Agree to, settle or refuse a refund request',
  changes: true,
  body: 'json',
})

/** Each step once: shipping what is not waiting for it, or moving what has arrived, is 409. */
export const opsOrder = endpoint<typeof schemas.opsOrder>()({
  access: 'operator',
  method: 'post',
  path: '/api/ops/order',
  summary: 'Ship an order, say where its parcel is, deliver it',
  changes: true,
  body: 'json',
})

/** The public pages follow within a second. */
export const opsProduct = endpoint<typeof schemas.opsProduct>()({
  access: 'operator',
  method: 'post',
  path: '/api/ops/product',
  summary: 'Change a product’s price, stock, name or sale',
  changes: true,
  body: 'json',
})

/**
 * For web processes, which keep pages and ask several times a second what has changed: the tags of the last minute
 * but for those that they have seen. Ids are given before a change can be seen, so that none is "the last".
 */
export const opsChanges = endpoint<typeof schemas.opsChanges>()({
  access: 'operator',
  method: 'post',
  path: '/api/ops/changes',
  summary: 'What has changed in the catalogue a moment ago',
  changes: false,
  body: 'json',
})

export const getHealth = endpoint<typeof schemas.getHealth>()({
  access: 'public',
  method: 'get',
  path: '/api/health',
  summary: 'Whether the backend and its database answer',
  changes: false,
})
