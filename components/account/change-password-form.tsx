'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { AppLink } from '@/components/layout/app-link'
import { Button } from '@/components/ui/button'
import { FormStack } from '@/components/ui/form-stack'
import { PasswordField } from '@/components/ui/password-field'
import { FormSkeleton } from '@/components/ui/skeleton'
import { resetPassword } from '@/contracts/schemas/passwords'
import { formValues } from '@/lib/forms/form-values'
import { useFieldErrors } from '@/lib/forms/field-errors'
import { useResetPassword } from '@/lib/mutations/passwords'
import { userQuery } from '@/lib/queries/account'
import { toast } from '@/lib/toast/toast'
import { ForgotPasswordForm } from './forgot-password-form'
import { NewPasswordFields } from './new-password-fields'
import { useSignInAnew } from './use-after-sign-in'

/** The page is public (specification section 2): who is signed out proves who they are by a code. */
export function ChangePasswordForm() {
  const t = useTranslations('passwords')
  const { data: user, isPending } = useQuery(userQuery())
  // Kept from the start: once it is changed the session is over, and the form is on its way out.
  const [email, setEmail] = useState<string | null>(null)
  if (user && email === null) setEmail(user.email)
  if (isPending && email === null) return <FormSkeleton fields={3} />
  return (
    <div className="flex flex-col gap-5">
      <p className="text-15 text-muted">{t(email ? 'changeLead' : 'forgotLead')}</p>
      {email ? <ChangeFields email={email} /> : <ForgotPasswordForm />}
    </div>
  )
}

function ChangeFields({ email }: { email: string }) {
  const t = useTranslations()
  const { fieldErrors, wordsOf, show, showError, onInput } = useFieldErrors()
  const { mutate, isPending, isSuccess } = useResetPassword()
  const signInAnew = useSignInAnew()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { oldpassword, newpassword, again } = formValues(
      form,
      'oldpassword',
      'newpassword',
      'again',
    )
    const input = { oldpassword, newpassword }
    const found = wordsOf(resetPassword.body, input)
    if (oldpassword === '') found.oldpassword = t('errors.fields.oldRequired')
    else if (oldpassword === newpassword) found.newpassword ??= t('errors.fields.sameAsOld')
    if (!found.newpassword && again !== newpassword) found.again = t('account.mismatch')
    if (!show(form, found)) return
    mutate(input, {
      onSuccess: () => {
        toast.success(t('toasts.changeSuccessful'))
        signInAnew()
      },
      onError: (error) => showError(form, error),
    })
  }

  return (
    <FormStack onSubmit={submit} onInput={onInput}>
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('passwords.old')}
        name="oldpassword"
        error={fieldErrors.oldpassword}
        autoComplete="current-password"
        enterKeyHint="next"
        required
        aside={
          <AppLink
            href="/forgotPassword?from=%2Fsecurity"
            className="-my-3 inline-flex min-h-tap items-center text-13 underline underline-offset-4"
          >
            {t('passwords.forgot')}
          </AppLink>
        }
      />
      <NewPasswordFields fieldErrors={fieldErrors} />
      <Button type="submit" size="large" isFullWidth isPending={isPending || isSuccess}>
        {t('passwords.change')}
      </Button>
    </FormStack>
  )
}
