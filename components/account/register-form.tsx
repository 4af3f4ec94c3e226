'use client'

import { useTranslations } from 'next-intl'
import type { z } from 'zod'
import { Button } from '@/components/ui/button'
import { FormStack } from '@/components/ui/form-stack'
import { PasswordField } from '@/components/ui/password-field'
import { TextField } from '@/components/ui/text-field'
import { register } from '@/contracts/schemas/account'
import { isMobileNumber } from '@/lib/forms/phone-typing'
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
      if (!found.password && again !== input.password) found.again = t('account.mismatch')
      return found
    },
  )
  useFormDraft('register', null, form, ['password', 'again'])
  const { mutate, isPending, isSuccess } = useRegister()

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
