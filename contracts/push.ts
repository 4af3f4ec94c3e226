import { endpoint } from './endpoint'
import type * as schemas from './schemas/push'

export const getPush = endpoint<typeof schemas.getPush>()({
  access: 'shopper',
  method: 'get',
  path: '/api/push/state',
  summary: 'The key for push subscriptions, and the subscription of this session',
  changes: false,
})

/** Replaces the session's earlier subscription; ends with the session. */
export const subscribePush = endpoint<typeof schemas.subscribePush>()({
  access: 'shopper',
  method: 'post',
  path: '/api/push/subscribe',
  summary: 'Subscribe this browser to notices about orders and money',
  changes: true,
  body: 'json',
})

export const unsubscribePush = endpoint<typeof schemas.unsubscribePush>()({
  access: 'shopper',
  method: 'post',
  path: '/api/push/unsubscribe',
  summary: 'Unsubscribe this browser',
  changes: true,
})
