import { z } from 'zod'
import { endpoint } from './endpoint'
import { Captcha, Email, Mobile, Password, text } from './fields'

/** Answers the same, after the same work, whether or not the account exists. */
export const sendCode = endpoint({
  access: 'public',
  method: 'post',
  path: '/api/user/send_code',
  summary: 'Send a code of six or ten digits to the account’s e-mail or mobile',
  changes: true,
  body: z.strictObject({
    account: text(254, 'fields.account'),
    purpose: z.enum(['resetpwd', 'resetPay'], { error: 'fields.invalid' }),
  }),
  data: z.object({ sent: z.literal(true) }),
})

/**
 * With `type`, the code that was sent proves who asks; without, the session and the old password do. Every
 * session of the account ends.
 */
export const resetPassword = endpoint({
  access: 'public',
  method: 'post',
  path: '/api/user/resetpwd',
  summary: 'Change the login password, or set a new one with a code',
  changes: true,
  body: z
    .strictObject({
      type: z.enum(['email', 'mobile'], { error: 'fields.invalid' }).optional(),
      email: Email.optional(),
      mobile: Mobile.optional(),
      captcha: Captcha.optional(),
      oldpassword: z.string({ error: 'fields.oldRequired' }).max(128, 'fields.tooLong').optional(),
      newpassword: Password,
    })
    .superRefine((body, ctx) => {
      const missing = (field: string, message: string) =>
        ctx.addIssue({ code: 'custom', path: [field], message })
      if (!body.type && !body.oldpassword) missing('oldpassword', 'fields.oldRequired')
      if (body.type === 'email' && !body.email) missing('email', 'fields.email')
      if (body.type === 'mobile' && !body.mobile) missing('mobile', 'fields.mobile')
      if (body.type && !body.captcha) missing('captcha', 'fields.captcha')
    }),
  data: z.null(),
})
