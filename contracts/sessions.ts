import { endpoint } from './endpoint'
import type * as schemas from './schemas/sessions'

export const listSessions = endpoint<typeof schemas.listSessions>()({
  access: 'shopper',
  method: 'get',
  path: '/api/user/session_list',
  summary: 'The shopper’s sessions, the current one first',
  changes: false,
})

/** `all` ends every session except the current one. */
export const revokeSession = endpoint<typeof schemas.revokeSession>()({
  access: 'shopper',
  method: 'post',
  path: '/api/user/session_revoke',
  summary: 'Sign out another device, or all others',
  changes: true,
  body: 'json',
})
