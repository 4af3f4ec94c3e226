'use client'

import { useTranslations } from 'next-intl'
import { PasswordField } from '@/components/ui/password-field'
import type { FieldErrors } from '@/lib/forms/field-errors'

/** The new password, and once more. */
export function NewPasswordFields({ fieldErrors }: { fieldErrors: FieldErrors }) {
  const t = useTranslations()
  return (
    <>
      <PasswordField
        label={t('passwords.new')}
        hint={t('account.passwordHint')}
        name="newpassword"
        error={fieldErrors.newpassword}
        autoComplete="new-password"
        enterKeyHint="next"
        required
      />
      <PasswordField
        label={t('passwords.newAgain')}
        name="again"
        error={fieldErrors.again}
        autoComplete="new-password"
        enterKeyHint="go"
        required
      />
    </>
  )
}
