import { z } from 'zod'
import { endpoint } from './endpoint'
import {
  Captcha,
  Cents,
  Email,
  Id,
  Mobile,
  Password,
  PayCode,
  PositiveCents,
  Timestamp,
  text,
} from './fields'
import { MAX_CART_LINES } from './limits'
import { payeeFields, refuseHalfPayeeIfAny } from './payees'

export const Language = z.object({
  language_name: z.string(),
  chinese_name: z.string(),
  file_name: z.enum(['en', 'zh-CN', 'ri', 'han', 'tai']),
})
export type Language = z.infer<typeof Language>

export const User = z.object({
  id: Id,
  family_name: z.string(),
  given_name: z.string(),
  email: z.string(),
  mobile: z.string(),
  avatar: z.string().nullable(),
  balance: Cents,
  frozen: Cents,
  has_pay_password: z.boolean(),
  language: Language,
  unread: z.int(),
})
export type User = z.infer<typeof User>

const SignedIn = z.object({ userinfo: User.extend({ token: z.string(), expires_at: Timestamp }) })

export const register = endpoint({
  access: 'public',
  method: 'post',
  path: '/api/user/register',
  summary: 'Open an account and sign in',
  changes: true,
  body: z.strictObject({
    family_name: text(60),
    given_name: text(60),
    email: Email,
    mobile: Mobile,
    password: Password,
  }),
  data: SignedIn,
})

/** Refused with the same words and the same work whether or not the account exists. */
export const login = endpoint({
  access: 'public',
  method: 'post',
  path: '/api/user/login',
  summary: 'Sign in with e-mail or mobile',
  changes: true,
  body: z.strictObject({
    account: text(254, 'fields.accountAndPassword'),
    password: z
      .string({ error: 'fields.accountAndPassword' })
      .min(1, 'fields.accountAndPassword')
      .max(128, 'fields.tooLong'),
  }),
  data: SignedIn,
})

export const logout = endpoint({
  access: 'shopper',
  method: 'post',
  path: '/api/user/logout',
  summary: 'End this session on the server',
  changes: true,
  query: z.object({ lang: z.string().max(20, 'fields.invalid').optional() }),
  data: z.null(),
})

export const getUserInfo = endpoint({
  access: 'shopper',
  method: 'get',
  path: '/api/user/getUserInfo',
  summary: 'The signed-in shopper',
  changes: false,
  data: User,
})

/** `avatar`: the id of an upload, null for none, absent to keep what is there. */
export const saveProfile = endpoint({
  access: 'shopper',
  method: 'post',
  path: '/api/user/profile',
  summary: 'Change name, mobile number and picture',
  changes: true,
  body: z.strictObject({
    family_name: text(60),
    given_name: text(60),
    mobile: Mobile,
    avatar: Id.nullable().optional(),
  }),
  data: User,
})

/**
 * The old code is required once one is set (specification section 5), or, when it is forgotten, a code that
 * was sent for `resetPay`.
 */
export const resetPay = endpoint({
  access: 'shopper',
  method: 'post',
  path: '/api/user/resetPay',
  summary: 'Set or change the payment password',
  changes: true,
  body: z.strictObject({
    newpassword: PayCode,
    oldpassword: z.union([PayCode, z.literal('')], { error: 'fields.payCode' }).optional(),
    captcha: Captcha.optional(),
  }),
  data: z.null(),
})

/**
 * A wrong code is refused with `data: { tries_left }`; the ticket is good once, for 2 minutes, for exactly this
 * target. A withdrawal's payee belongs to the target when it is named here, as the storefront always does.
 */
export const verifyPay = endpoint({
  access: 'shopper',
  method: 'post',
  path: '/api/user/verify_pay',
  summary: 'Exchange the payment password for a one-use ticket',
  changes: true,
  body: z.discriminatedUnion('action', [
    z.strictObject({
      action: z.literal('pay'),
      password: PayCode,
      order_ids: z.array(Id).min(1).max(MAX_CART_LINES),
    }),
    z
      .strictObject({
        action: z.literal('extract'),
        password: PayCode,
        amount: PositiveCents,
        ...payeeFields,
      })
      .superRefine(refuseHalfPayeeIfAny),
  ]),
  data: z.object({ ticket: z.string(), expires_at: Timestamp }),
})

export const languageList = endpoint({
  access: 'public',
  method: 'get',
  path: '/api/user/language_list',
  summary: 'The languages of the storefront',
  changes: false,
  data: z.array(Language),
})

export const setLanguage = endpoint({
  access: 'public',
  method: 'get',
  path: '/api/user/set_language',
  summary: 'Choose a language; stored on the account when signed in',
  changes: true,
  query: z.object({ file_name: Language.shape.file_name }),
  data: Language,
})
