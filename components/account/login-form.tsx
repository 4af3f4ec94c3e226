'use client'

import { useTranslations } from 'next-intl'
import type { z } from 'zod'
import { AppLink } from '@/components/layout/app-link'
import { Button } from '@/components/ui/button'
import { FormStack } from '@/components/ui/form-stack'
import { PasswordField } from '@/components/ui/password-field'
import { login } from '@/contracts/schemas/account'
import { useSchemaForm } from '@/lib/forms/use-schema-form'
import { useLogin } from '@/lib/mutations/account'
import { AccountField } from './contact-fields'
import { goOnAfterSignIn } from './after-sign-in'

export function LoginForm() {
  const t = useTranslations()
  const { field, submit, refuse, failure } = useSchemaForm<z.infer<typeof login.body>>(
    // The same message applies to both fields; it is shown once.
    (values, wordsOf) =>
      Object.fromEntries(Object.entries(wordsOf(login.body, values)).slice(0, 1)),
  )
  const { mutate, isPending, isSuccess } = useLogin()

  const send = submit((input) =>
    mutate(input, {
      onSuccess: () => goOnAfterSignIn('signed-in'),
      onError: refuse,
    }),
  )

  return (
    <FormStack onSubmit={send} failure={failure}>
      <AccountField {...field('account')} />
      <PasswordField
        {...field('password')}
        label={t('account.password')}
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
