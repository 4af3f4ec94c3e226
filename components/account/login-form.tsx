'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { AppLink } from '@/components/layout/app-link'
import { Button } from '@/components/ui/button'
import { FormStack } from '@/components/ui/form-stack'
import { PasswordField } from '@/components/ui/password-field'
import { login } from '@/contracts/schemas/account'
import { formValues } from '@/lib/forms/form-values'
import { useFieldErrors } from '@/lib/forms/field-errors'
import { useLogin } from '@/lib/mutations/account'
import { toast } from '@/lib/toast/toast'
import { AccountField } from './contact-fields'
import { useAfterSignIn } from './use-after-sign-in'

/** `method="post"`: sent before the scripts are there, it must not put the password into the address. */
export function LoginForm() {
  const t = useTranslations()
  const goOn = useAfterSignIn()
  const { fieldErrors, wordsOf, show, showError, onInput } = useFieldErrors()
  const { mutate, isPending, isSuccess } = useLogin()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const input = formValues(form, 'account', 'password')
    // The same sentence concerns both fields; said once is enough.
    const [first] = Object.entries(wordsOf(login.body, input))
    if (!show(form, first ? { [first[0]]: first[1] } : {})) return
    mutate(input, {
      onSuccess: () => {
        toast.success(t('toasts.loginSuccess'))
        goOn()
      },
      onError: (error) => showError(form, error),
    })
  }

  return (
    <FormStack onSubmit={submit} onInput={onInput}>
      <AccountField fieldErrors={fieldErrors} />
      <PasswordField
        label={t('account.password')}
        name="password"
        error={fieldErrors.password}
        aside={
          <AppLink
            href="/forgotPassword"
            className="-my-3 inline-flex min-h-tap items-center text-13 underline underline-offset-4"
          >
            {t('passwords.forgot')}
          </AppLink>
        }
        autoComplete="current-password"
        enterKeyHint="go"
        required
      />
      <Button type="submit" size="large" isFullWidth isPending={isPending || isSuccess}>
        {t('account.signIn')}
      </Button>
    </FormStack>
  )
}
