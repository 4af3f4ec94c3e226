'use client'

import { useTranslations } from 'next-intl'
import { ForgotPasswordForm } from './forgot-password-form'

export function ForgotPasswordScreen() {
  const t = useTranslations('passwords')
  return (
    <div className="flex flex-col gap-5">
      <p className="text-15 text-muted">{t('forgotLead')}</p>
      <ForgotPasswordForm />
    </div>
  )
}
