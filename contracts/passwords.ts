import { endpoint } from './endpoint'
import type * as schemas from './schemas/passwords'

/** Unknown accounts get the same response and cost the same work. */
export const sendCode = endpoint<typeof schemas.sendCode>()({
  access: 'public',
  method: 'post',
  path: '/api/user/send_code',
  summary: 'Send a code of six or ten digits to the account’s e-mail or mobile',
  changes: true,
  body: 'json',
})

/**
 * With `type`, a mailed code authorises the change; without it, the session and the old password. Ends every
 * session of the account.
 */
export const resetPassword = endpoint<typeof schemas.resetPassword>()({
  access: 'public',
  method: 'post',
  path: '/api/user/resetpwd',
  summary: 'Change the login password, or set a new one with a code',
  changes: true,
  body: 'json',
})
