import { endpoint } from './endpoint'
import type * as schemas from './schemas/account'

export const register = endpoint<typeof schemas.register>()({
  access: 'public',
  method: 'post',
  path: '/api/user/register',
  summary: 'Open an account and sign in',
  changes: true,
  body: 'json',
})

/** Unknown accounts get the same message and cost the same work. */
export const login = endpoint<typeof schemas.login>()({
  access: 'public',
  method: 'post',
  path: '/api/user/login',
  summary: 'Sign in with e-mail or mobile',
  changes: true,
  body: 'json',
})

export const logout = endpoint<typeof schemas.logout>()({
  access: 'shopper',
  method: 'post',
  path: '/api/user/logout',
  summary: 'End this session on the server',
  changes: true,
})

export const getUserInfo = endpoint<typeof schemas.getUserInfo>()({
  access: 'shopper',
  method: 'get',
  path: '/api/user/getUserInfo',
  summary: 'The signed-in shopper',
  changes: false,
})

/** `avatar`: the id of an upload, null to remove it, absent for no change. */
export const saveProfile = endpoint<typeof schemas.saveProfile>()({
  access: 'shopper',
  method: 'post',
  path: '/api/user/profile',
  summary: 'Change name, mobile number and picture',
  changes: true,
  body: 'json',
})

/**
 * An existing code can be changed with `oldpassword` (specification section 5), or with a mailed code for
 * `resetPay`.
 */
export const resetPay = endpoint<typeof schemas.resetPay>()({
  access: 'shopper',
  method: 'post',
  path: '/api/user/resetPay',
  summary: 'Set or change the payment password',
  changes: true,
  body: 'json',
})

/**
 * A wrong code is rejected with `data: { tries_left }`, and a locked one with `locked_until` besides. The ticket is
 * valid once, for 2 minutes, for this target. The storefront always includes the payee of a withdrawal in the target.
 */
export const verifyPay = endpoint<typeof schemas.verifyPay>()({
  access: 'shopper',
  method: 'post',
  path: '/api/user/verify_pay',
  summary: 'Exchange the payment password for a one-use ticket',
  changes: true,
  body: 'json',
})

export const languageList = endpoint<typeof schemas.languageList>()({
  access: 'public',
  method: 'get',
  path: '/api/user/language_list',
  summary: 'The languages of the storefront',
  changes: false,
})

export const setLanguage = endpoint<typeof schemas.setLanguage>()({
  access: 'public',
  method: 'get',
  path: '/api/user/set_language',
  summary: 'Choose a language; stored on the account when signed in',
  changes: true,
})
