// Written by `npm run plain` from contracts/notices.ts.
import type * as contract from '@/contracts/notices'
import type { PlainEndpoint } from '@/contracts/endpoint'

export const listNotices: PlainEndpoint<typeof contract.listNotices> = {
  access: 'shopper',
  method: 'get',
  path: '/api/notification/list',
  changes: false,
  data: {
    list: [
      'list',
      {
        id: ['int', 1],
        kind: ['only', 'order', 'parcel', 'refund', 'wallet', 'security'],
        title: 'string',
        body: 'string',
        link: ['nullable', 'string'],
        read: 'boolean',
        created_at: 'time',
      },
    ],
    next_cursor: ['nullable', 'string'],
  },
}

export const readNotices: PlainEndpoint<typeof contract.readNotices> = {
  access: 'shopper',
  method: 'post',
  path: '/api/notification/read',
  changes: true,
  besideBody: [],
  data: {
    unread: 'int',
  },
}
