'use client'

import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { FormStack } from '@/components/ui/form-stack'
import { resetPassword } from '@/contracts/schemas/passwords'
import { isMobileNumber } from '@/lib/forms/phone-typing'
import { repetitionError } from '@/lib/forms/repetition-error'
import { useSchemaForm } from '@/lib/forms/use-schema-form'
import { useResetPassword } from '@/lib/mutations/passwords'
import { toast } from '@/lib/toast/toast'
import { CodeField } from './code-field'
import { AccountField } from './contact-fields'
import { NewPasswordFields } from './new-password-fields'
import { signInAnew } from './after-sign-in'

export function ForgotPasswordScreen() {
  const t = useTranslations('passwords')
  return (
    <div className="flex flex-col gap-5">
      <p className="text-15 text-balance text-muted">{t('forgotLead')}</p>
      <ForgotPasswordForm />
    </div>
  )
}

type Values = Record<'account' | 'captcha' | 'newpassword' | 'again', string>

const inputOf = ({ account, captcha, newpassword }: Values) => ({
  ...(account.includes('@')
    ? ({ type: 'email', email: account } as const)
    : ({ type: 'mobile', mobile: account } as const)),
  captcha,
  newpassword,
})

const isAccountNumber = async (account: string) =>
  account.includes('@') || (await isMobileNumber(account))

/** Resets the login password with a code, signed in or not. */
export function ForgotPasswordForm() {
  const t = useTranslations()
  const { form, field, submit, refuse, refuseAt, failure } = useSchemaForm<Values>(
    async (values, wordsOf) => {
      const { email, mobile, ...found } = wordsOf(resetPassword.body, inputOf(values))
      const isAccount = !email && !mobile && (await isAccountNumber(values.account))
      if (!isAccount) found.account = t('errors.fields.account')
      const { newpassword: password, again } = values
      found.again = repetitionError(t, { password, again, error: found.newpassword })
      return found
    },
  )
  const account = useWatch({ control: form.control, name: 'account' }) ?? ''
  const { mutateAsync, isPending, isSuccess } = useResetPassword()

  const send = submit(async (values) => {
    try {
      // Awaited, because the end of the session may remove this form before a callback would be called.
      await mutateAsync(inputOf(values))
      toast.success(t('toasts.changeSuccessful'))
      signInAnew()
    } catch (error) {
      refuse(error)
    }
  })

  return (
    <FormStack onSubmit={send} failure={failure}>
      <AccountField {...field('account')} />
      <CodeField
        {...field('captcha')}
        purpose="resetpwd"
        account={account.trim()}
        isAccountValid={() => form.trigger('account', { shouldFocus: true })}
        sentWords={(account) => t('passwords.sentTo', { account })}
        onRefused={refuseAt('captcha')}
      />
      <NewPasswordFields field={field} />
      <Button type="submit" size="large" isFullWidth isPending={isPending || isSuccess}>
        {t('passwords.setNew')}
      </Button>
    </FormStack>
  )
}
