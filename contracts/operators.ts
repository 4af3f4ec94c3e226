import { endpoint } from './endpoint'
import type * as schemas from './schemas/operators'

// Operator endpoints need `Authorization: Bearer $OPS_TOKEN` and are disabled when it is not set.

export const opsQueue = endpoint<typeof schemas.opsQueue>()({
  access: 'operator',
  method: 'get',
  path: '/api/ops/queue',
  summary: 'Requests that wait for an operator',
  changes: false,
})

/**
 * A deposit on chain needs a transaction id, from the shopper or in this call; a deposit is credited once. Refusing
 * needs a reason, which the shopper sees. A repeated call returns 409.
 */
export const opsRecharge = endpoint<typeof schemas.opsRecharge>()({
  access: 'operator',
  method: 'post',
  path: '/api/ops/recharge',
  summary: 'Pass or refuse a top-up',
  changes: true,
  body: 'json',
})

/** Pays out or returns the whole amount; refusing needs a reason. A repeated call returns 409. */
export const opsExtract = endpoint<typeof schemas.opsExtract>()({
  access: 'operator',
  method: 'post',
  path: '/api/ops/extract',
  summary: 'Pass or refuse a withdrawal',
  changes: true,
  body: 'json',
})

/**
 * agree: only with return, the goods are sent back first. settle: the balance is credited. refuse: needs a
 * reason, which the shopper sees. A repeated call returns 409.
 */
export const opsRefund = endpoint<typeof schemas.opsRefund>()({
  access: 'operator',
  method: 'post',
  path: '/api/ops/refund',
  summary: 'Agree to, settle or refuse a refund request',
  changes: true,
  body: 'json',
})

/** Each parcel is shipped and delivered once; otherwise 409. */
export const opsOrder = endpoint<typeof schemas.opsOrder>()({
  access: 'operator',
  method: 'post',
  path: '/api/ops/order',
  summary: 'Ship an order, add a tracking event, or deliver it',
  changes: true,
  body: 'json',
})

/** Public pages show the change within a second. */
export const opsProduct = endpoint<typeof schemas.opsProduct>()({
  access: 'operator',
  method: 'post',
  path: '/api/ops/product',
  summary: 'Change a product’s price, stock, name or sale',
  changes: true,
  body: 'json',
})

/** Polled several times per second by web processes: the cache tags of what changed since their last call. */
export const opsChanges = endpoint<typeof schemas.opsChanges>()({
  access: 'operator',
  method: 'post',
  path: '/api/ops/changes',
  summary: 'Recent changes of the catalogue',
  changes: false,
  body: 'json',
})

export const getHealth = endpoint<typeof schemas.getHealth>()({
  access: 'public',
  method: 'get',
  path: '/api/health',
  summary: 'Health of the backend and its database',
  changes: false,
})
