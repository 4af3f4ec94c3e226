import { z } from 'zod'
import { Account, Captcha, Email, Mobile, Password } from './fields'

export const sendCode = {
  body: z.strictObject({
    account: Account,
    purpose: z.enum(['resetpwd', 'resetPay'], { error: 'fields.invalid' }),
  }),
  data: z.object({ sent: z.literal(true) }),
}

export const resetPassword = {
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
}
