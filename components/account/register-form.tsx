'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { FormStack } from '@/components/ui/form-stack'
import { PasswordField } from '@/components/ui/password-field'
import { TextField } from '@/components/ui/text-field'
import { register } from '@/contracts/schemas/account'
import { formValues } from '@/lib/forms/form-values'
import { useFieldErrors } from '@/lib/forms/field-errors'
import { useFormDraft } from '@/lib/forms/use-form-draft'
import { useRegister } from '@/lib/mutations/account'
import { toast } from '@/lib/toast/toast'
import { MobileField } from './contact-fields'
import { NameFields } from './name-fields'
import { useAfterSignIn } from './use-after-sign-in'

export function RegisterForm() {
  const t = useTranslations()
  const goOn = useAfterSignIn()
  const { fieldErrors, wordsOf, show, showError, onInput } = useFieldErrors()
  const { mutate, isPending, isSuccess } = useRegister()
  const form = useFormDraft('register', null)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const input = formValues(form, 'family_name', 'given_name', 'email', 'mobile', 'password')
    const found = wordsOf(register.body, input)
    const { again } = formValues(form, 'again')
    if (!found.password && again !== input.password) found.again = t('account.mismatch')
    if (!show(form, found)) return
    mutate(input, {
      onSuccess: () => {
        toast.success(t('toasts.registerSuccess'))
        goOn()
      },
      onError: (error) => showError(form, error),
    })
  }

  return (
    <FormStack ref={form} onSubmit={submit} onInput={onInput}>
      <NameFields fieldErrors={fieldErrors} />
      <TextField
        label={t('account.email')}
        name="email"
        type="email"
        inputMode="email"
        error={fieldErrors.email}
        autoComplete="email"
        autoCapitalize="none"
        enterKeyHint="next"
        required
      />
      <MobileField fieldErrors={fieldErrors} />
      <PasswordField
        label={t('account.password')}
        hint={t('account.passwordHint')}
        name="password"
        error={fieldErrors.password}
        autoComplete="new-password"
        enterKeyHint="next"
        required
      />
      <PasswordField
        label={t('account.passwordAgain')}
        name="again"
        error={fieldErrors.again}
        autoComplete="new-password"
        enterKeyHint="go"
        required
      />
      <Button type="submit" size="large" isFullWidth isPending={isPending || isSuccess}>
        {t('account.register')}
      </Button>
    </FormStack>
  )
}
