import { endpoint } from './endpoint'
import type * as schemas from './schemas/cart'

export const getCart = endpoint<typeof schemas.getCart>()({
  access: 'shopper',
  method: 'get',
  path: '/api/cart',
  summary: 'The cart with the prices and stock of now',
  changes: false,
})

/**
 * Adds to what is there, up to the stock. An Idempotency-Key may come along: the same key and body then
 * adds once, which lets a cart kept on the phone be merged again after a lost answer.
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
 * Sets quantities and ticks of one line, or of many in `items`. A quantity also settles the line: its price
 * and stock of now count as seen. Lines that are not there are left out; NOT_FOUND when none is.
 */
export const updateCart = endpoint<typeof schemas.updateCart>()({
  access: 'shopper',
  method: 'post',
  path: '/api/cart/update',
  summary: 'Set the quantity and the tick of lines',
  changes: true,
  body: 'json',
})

/** Removing what is not there changes nothing, so that it may be asked twice. */
export const removeFromCart = endpoint<typeof schemas.removeFromCart>()({
  access: 'shopper',
  method: 'post',
  path: '/api/cart/remove',
  summary: 'Take lines out of the cart',
  changes: true,
  body: 'json',
})

/** A cart that is kept on a phone without a session, as the cart of a shopper would read. Nothing is stored. */
export const previewCart = endpoint<typeof schemas.previewCart>()({
  access: 'public',
  method: 'post',
  path: '/api/cart/preview',
  summary: 'What a signed-out cart holds and costs now',
  changes: false,
  body: 'json',
})
