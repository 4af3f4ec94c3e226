import { endpoint } from './endpoint'
import type * as schemas from './schemas/notices'

export const listNotices = endpoint<typeof schemas.listNotices>()({
  access: 'shopper',
  method: 'get',
  path: '/api/notification/list',
  summary: 'What the shopper was told, latest first',
  changes: false,
})

/** Takes either some of them or all; ids that are not the shopper's change nothing. */
export const readNotices = endpoint<typeof schemas.readNotices>()({
  access: 'shopper',
  method: 'post',
  path: '/api/notification/read',
  summary: 'Mark notices as read',
  changes: true,
  body: 'json',
})
