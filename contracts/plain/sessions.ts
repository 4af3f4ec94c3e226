// Written by `npm run plain` from contracts/sessions.ts.
import type * as contract from '@/contracts/sessions'
import type { PlainEndpoint } from '@/contracts/endpoint'

export const listSessions: PlainEndpoint<typeof contract.listSessions> = {
  access: 'shopper',
  method: 'get',
  path: '/api/user/session_list',
  changes: false,
  data: [
    'list',
    {
      id: ['int', 1],
      device: 'string',
      ip: 'string',
      created_at: 'time',
      last_seen_at: 'time',
      current: 'boolean',
    },
  ],
}

export const revokeSession: PlainEndpoint<typeof contract.revokeSession> = {
  access: 'shopper',
  method: 'post',
  path: '/api/user/session_revoke',
  changes: true,
  besideBody: [],
  data: 'null',
}
