import { endpoint } from './endpoint'
import type * as schemas from './schemas/push'

export const getPush = endpoint<typeof schemas.getPush>()({
  access: 'shopper',
  method: 'get',
  path: '/api/push/state',
  summary: 'What a browser needs to be sent notices, and where this session is sent them',
  changes: false,
})

/** Takes the place of what the session had before; it ends with the session. */
export const subscribePush = endpoint<typeof schemas.subscribePush>()({
  access: 'shopper',
  method: 'post',
  path: '/api/push/subscribe',
  summary: 'Send notices about orders and money to this browser',
  changes: true,
  body: 'json',
})

export const unsubscribePush = endpoint<typeof schemas.unsubscribePush>()({
  access: 'shopper',
  method: 'post',
  path: '/api/push/unsubscribe',
  summary: 'Send this browser no more notices',
  changes: true,
})
