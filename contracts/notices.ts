import { endpoint } from './endpoint'
import type * as schemas from './schemas/notices'

export const listNotices = endpoint<typeof schemas.listNotices>()({
  access: 'shopper',
  method: 'get',
  path: '/api/notification/list',
  summary: 'The shopper’s notices, latest first',
  changes: false,
})

/** Marks some notices or all; other shoppers' ids change nothing. */
export const readNotices = endpoint<typeof schemas.readNotices>()({
  access: 'shopper',
  method: 'post',
  path: '/api/notification/read',
  summary: 'Mark notices as read',
  changes: true,
  body: 'json',
})
