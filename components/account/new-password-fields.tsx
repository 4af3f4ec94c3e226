'use client'

import { useTranslations } from 'next-intl'
import { PasswordField } from '@/components/ui/password-field'
import type { Complaints } from '@/lib/forms/use-complaints'

/** The new password, and once more. */
export function NewPasswordFields({ complaints }: { complaints: Complaints }) {
  const t = useTranslations()
  return (
    <>
      <PasswordField
        label={t('passwords.new')}
        hint={t('account.passwordHint')}
        name="newpassword"
        error={complaints.newpassword}
        autoComplete="new-password"
        enterKeyHint="next"
        required
      />
      <PasswordField
        label={t('passwords.newAgain')}
        name="again"
        error={complaints.again}
        autoComplete="new-password"
        enterKeyHint="go"
        required
      />
    </>
  )
}
