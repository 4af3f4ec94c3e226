'use client'

import { useTranslations } from 'next-intl'
import type { z } from 'zod'
import { AppLink } from '@/components/layout/app-link'
import { detourHref, detourOrigin } from '@/components/layout/use-detour'
import { Button } from '@/components/ui/button'
import { FormStack } from '@/components/ui/form-stack'
import { PasswordField } from '@/components/ui/password-field'
import { TextField } from '@/components/ui/text-field'
import { CODE } from '@/contracts/codes'
import { register } from '@/contracts/schemas/account'
import { isMobileNumber } from '@/lib/forms/phone-typing'
import { repetitionError } from '@/lib/forms/repetition-error'
import { forgetFormDraft, useFormDraft } from '@/lib/forms/use-form-draft'
import { useSchemaForm } from '@/lib/forms/use-schema-form'
import { useRegister } from '@/lib/mutations/account'
import { MobileField } from './contact-fields'
import { NameFields } from './name-fields'
import { goOnAfterSignIn } from './after-sign-in'

type Values = z.input<typeof register.body> & { again: string }

export function RegisterForm() {
  const t = useTranslations()
  const { form, field, submit, refuse, failure } = useSchemaForm<Values>(
    async ({ again, ...input }, wordsOf) => {
      const found = wordsOf(register.body, input)
      if (!(await isMobileNumber(input.mobile))) found.mobile = t('errors.fields.mobile')
      const { password } = input
      found.again = repetitionError(t, { password, again, error: found.password })
      return found
    },
  )
  useFormDraft('register', null, form, ['password', 'again'])
  const { mutate, isPending, isSuccess } = useRegister()

  const isEmailTaken = form.formState.errors.email?.type === String(CODE.conflict)

  const send = submit(({ again: _, ...input }) =>
    mutate(input, {
      onSuccess: () => {
        forgetFormDraft('register')
        goOnAfterSignIn('registered')
      },
      onError: refuse,
    }),
  )

  return (
    <FormStack onSubmit={send} failure={failure}>
      <NameFields field={field} />
      <TextField
        {...field('email')}
        label={t('account.email')}
        aside={isEmailTaken && <SignInInstead />}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        enterKeyHint="next"
        required
      />
      <MobileField {...field('mobile')} />
      <PasswordField
        {...field('password')}
        label={t('account.password')}
        hint={t('account.passwordHint')}
        autoComplete="new-password"
        enterKeyHint="next"
        required
      />
      <PasswordField
        {...field('again')}
        label={t('account.passwordAgain')}
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

/** Keeps the return path. Rendered in the browser only, after an answer. */
function SignInInstead() {
  const t = useTranslations('account')
  const from = detourOrigin()
  return (
    <AppLink
      href={from ? detourHref('/login', from) : '/login'}
      replace
      className="-my-3 inline-flex min-h-tap items-center text-13 underline underline-offset-4"
    >
      {t('signInInstead')}
    </AppLink>
  )
}
