'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { AppLink } from '@/components/layout/app-link'
import { Button } from '@/components/ui/button'
import { FormStack } from '@/components/ui/form-stack'
import { PasswordField } from '@/components/ui/password-field'
import { FormSkeleton } from '@/components/ui/skeleton'
import { resetPassword } from '@/contracts/schemas/passwords'
import { repetitionError } from '@/lib/forms/repetition-error'
import { useSchemaForm } from '@/lib/forms/use-schema-form'
import { useResetPassword } from '@/lib/mutations/passwords'
import { userQuery } from '@/lib/queries/account'
import { toast } from '@/lib/toast/toast'
import { ForgotPasswordForm } from './forgot-password-form'
import { NewPasswordFields } from './new-password-fields'
import { signInAnew } from './after-sign-in'

/** The page is public (specification section 2): a signed-out shopper is verified by a code. */
export function ChangePasswordForm() {
  const t = useTranslations('passwords')
  const { data: user, isPending } = useQuery(userQuery())
  // Read once: a successful change ends the session while the form is still shown.
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

type Values = Record<'oldpassword' | 'newpassword' | 'again', string>

function ChangeFields({ email }: { email: string }) {
  const t = useTranslations()
  const { field, submit, refuse, failure } = useSchemaForm<Values>(
    ({ again, ...input }, wordsOf) => {
      const found = wordsOf(resetPassword.body, input)
      if (input.oldpassword === '') found.oldpassword = t('errors.fields.oldRequired')
      else if (input.oldpassword === input.newpassword)
        found.newpassword ??= t('errors.fields.sameAsOld')
      const { newpassword: password } = input
      found.again = repetitionError(t, { password, again, error: found.newpassword })
      return found
    },
  )
  const { mutateAsync, isPending, isSuccess } = useResetPassword()

  const send = submit(async ({ oldpassword, newpassword }) => {
    try {
      // Awaited, because the end of the session may remove this form before a callback would be called.
      await mutateAsync({ oldpassword, newpassword })
      toast.success(t('toasts.changeSuccessful'))
      signInAnew()
    } catch (error) {
      refuse(error)
    }
  })

  return (
    <FormStack onSubmit={send} failure={failure}>
      {/* Tells a password manager which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('oldpassword')}
        label={t('passwords.old')}
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
      <NewPasswordFields field={field} />
      <Button type="submit" size="large" isFullWidth isPending={isPending || isSuccess}>
        {t('passwords.change')}
      </Button>
    </FormStack>
  )
}
