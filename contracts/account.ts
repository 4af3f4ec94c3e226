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

/** Refused with the same words and the same work whether or not the account exists. */
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

/** `avatar`: the id of an upload, null for none, absent to keep what is there. */
export const saveProfile = endpoint<typeof schemas.saveProfile>()({
  access: 'shopper',
  method: 'post',
  path: '/api/user/profile',
  summary: 'Change name, mobile number and picture',
  changes: true,
  body: 'json',
})

/**
 * The old code is required once one is set (specification section 5), or, when it is forgotten, a code that
 * was sent for `resetPay`.
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
 * A wrong code is refused with `data: { tries_left }`; the ticket is good once, for 2 minutes, for exactly this
 * target. A withdrawal's payee belongs to the target when it is named here, as the storefront always does.
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
