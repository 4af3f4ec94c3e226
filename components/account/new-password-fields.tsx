'use client'

import { useTranslations } from 'next-intl'
import { PasswordField } from '@/components/ui/password-field'
import type { FieldProps } from '@/lib/forms/use-schema-form'

/** The new password and its confirmation. */
export function NewPasswordFields({
  field,
}: {
  field: (name: 'newpassword' | 'again') => FieldProps
}) {
  const t = useTranslations()
  return (
    <>
      <PasswordField
        {...field('newpassword')}
        label={t('passwords.new')}
        hint={t('account.passwordHint')}
        autoComplete="new-password"
        enterKeyHint="next"
        required
      />
      <PasswordField
        {...field('again')}
        label={t('passwords.newAgain')}
        autoComplete="new-password"
        enterKeyHint="go"
        required
      />
    </>
  )
}
