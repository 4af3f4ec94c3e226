'use client'

import { useTranslations } from 'next-intl'
import { useRef, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { FormStack } from '@/components/ui/form-stack'
import { resetPassword, sendCode } from '@/contracts/schemas/passwords'
import { formValues } from '@/lib/forms/form-values'
import { useFieldErrors } from '@/lib/forms/field-errors'
import { useResetPassword } from '@/lib/mutations/passwords'
import { toast } from '@/lib/toast/toast'
import { CodeField } from './code-field'
import { AccountField } from './contact-fields'
import { NewPasswordFields } from './new-password-fields'
import { useSignInAnew } from './use-after-sign-in'

export function ForgotPasswordScreen() {
  const t = useTranslations('passwords')
  return (
    <div className="flex flex-col gap-5">
      <p className="text-15 text-muted">{t('forgotLead')}</p>
      <ForgotPasswordForm />
    </div>
  )
}

/** A new login password by a code. Signed out or not: whoever holds the mailbox may. */
export function ForgotPasswordForm() {
  const t = useTranslations()
  const form = useRef<HTMLFormElement>(null)
  const { fieldErrors, wordsOf, show, showError, onInput } = useFieldErrors()
  const { mutate, isPending, isSuccess } = useResetPassword()
  const signInAnew = useSignInAnew()

  function accountToSendTo(): string | null {
    const { account } = formValues(form.current!, 'account')
    const found = wordsOf(sendCode.body, { account, purpose: 'resetpwd' })
    return show(form.current!, found) ? account.trim() : null
  }

  function complain(error: unknown) {
    if (form.current) showError(form.current, error)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { account, captcha, newpassword, again } = formValues(
      event.currentTarget,
      'account',
      'captcha',
      'newpassword',
      'again',
    )
    const proof = account.includes('@')
      ? ({ type: 'email', email: account } as const)
      : ({ type: 'mobile', mobile: account } as const)
    const input = { ...proof, captcha, newpassword }
    const { email, mobile, ...found } = wordsOf(resetPassword.body, input)
    const account_ = account.trim() === '' ? t('errors.fields.account') : (email ?? mobile)
    if (account_) found.account = account_
    if (!found.newpassword && again !== newpassword) found.again = t('account.mismatch')
    if (!show(event.currentTarget, found)) return
    mutate(input, {
      onSuccess: () => {
        toast.success(t('toasts.changeSuccessful'))
        signInAnew()
      },
      onError: complain,
    })
  }

  return (
    <FormStack ref={form} onSubmit={submit} onInput={onInput}>
      <AccountField fieldErrors={fieldErrors} />
      <CodeField
        error={fieldErrors.captcha}
        purpose="resetpwd"
        accountOf={accountToSendTo}
        sentWords={(account) => t('passwords.sentTo', { account })}
        onRefused={complain}
      />
      <NewPasswordFields fieldErrors={fieldErrors} />
      <Button type="submit" size="large" isFullWidth isPending={isPending || isSuccess}>
        {t('passwords.setNew')}
      </Button>
    </FormStack>
  )
}
