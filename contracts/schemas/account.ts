import { z } from 'zod'
import { MAX_CART_LINES } from '@/contracts/limits'
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
  line,
} from './fields'
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

export const register = {
  body: z.strictObject({
    family_name: line(60),
    given_name: line(60),
    email: Email,
    mobile: Mobile,
    password: Password,
  }),
  data: SignedIn,
}

export const login = {
  body: z.strictObject({
    account: text(254, 'fields.accountAndPassword'),
    password: z
      .string({ error: 'fields.accountAndPassword' })
      .min(1, 'fields.accountAndPassword')
      .max(128, 'fields.tooLong'),
  }),
  data: SignedIn,
}

export const logout = {
  query: z.object({ lang: z.string().max(20, 'fields.invalid').optional() }),
  data: z.null(),
}

export const getUserInfo = {
  data: User,
}

export const saveProfile = {
  body: z.strictObject({
    family_name: line(60),
    given_name: line(60),
    mobile: Mobile,
    avatar: Id.nullable().optional(),
  }),
  data: User,
}

export const resetPay = {
  body: z.strictObject({
    newpassword: PayCode,
    oldpassword: z.union([PayCode, z.literal('')], { error: 'fields.payCode' }).optional(),
    captcha: Captcha.optional(),
  }),
  data: z.null(),
}

export const verifyPay = {
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
  data: z.object({
    ticket: z.string(),
    expires_at: Timestamp,
    /** What the orders cost, with `pay`. */
    total: Cents.optional(),
  }),
}

export const languageList = {
  data: z.array(Language),
}

export const setLanguage = {
  query: z.object({ file_name: Language.shape.file_name }),
  data: Language,
}
