import { endpoint } from './endpoint'
import type * as schemas from './schemas/cart'

export const getCart = endpoint<typeof schemas.getCart>()({
  access: 'shopper',
  method: 'get',
  path: '/api/cart',
  summary: 'The cart with current prices and stock',
  changes: false,
})

/**
 * Adds to the cart, up to the stock. With an Idempotency-Key, the same key and body adds once, so that a
 * signed-out cart can be merged again after a lost response.
 */
export const addToCart = endpoint<typeof schemas.addToCart>()({
  access: 'shopper',
  method: 'post',
  path: '/api/cart/add',
  summary: 'Put items into the cart, or a whole signed-out cart',
  changes: true,
  body: 'json',
})

/**
 * Sets quantities and selection of one line, or of several in `items`. A quantity also marks the current price
 * and stock as seen. Missing lines are ignored; NOT_FOUND when none exists.
 */
export const updateCart = endpoint<typeof schemas.updateCart>()({
  access: 'shopper',
  method: 'post',
  path: '/api/cart/update',
  summary: 'Set the quantity and the tick of lines',
  changes: true,
  body: 'json',
})

/** Removing a missing line changes nothing, so the call can be repeated. */
export const removeFromCart = endpoint<typeof schemas.removeFromCart>()({
  access: 'shopper',
  method: 'post',
  path: '/api/cart/remove',
  summary: 'Remove lines from the cart',
  changes: true,
  body: 'json',
})

/** Shows a signed-out cart in the form of a shopper's cart. Stores nothing. */
export const previewCart = endpoint<typeof schemas.previewCart>()({
  access: 'public',
  method: 'post',
  path: '/api/cart/preview',
  summary: 'Preview a signed-out cart with current prices',
  changes: false,
  body: 'json',
})
