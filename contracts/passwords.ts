import { endpoint } from './endpoint'
import type * as schemas from './schemas/passwords'

/** Answers the same, after the same work, whether or not the account exists. */
export const sendCode = endpoint<typeof schemas.sendCode>()({
  access: 'public',
  method: 'post',
  path: '/api/user/send_code',
  summary: 'Send a code of six or ten digits to the account’s e-mail or mobile',
  changes: true,
  body: 'json',
})

/**
 * With `type`, the code that was sent proves who asks; without, the session and the old password do. Every
 * session of the account ends.
 */
export const resetPassword = endpoint<typeof schemas.resetPassword>()({
  access: 'public',
  method: 'post',
  path: '/api/user/resetpwd',
  summary: 'Change the login password, or set a new one with a code',
  changes: true,
  body: 'json',
})
