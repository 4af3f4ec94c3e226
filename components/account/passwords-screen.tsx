'use client'

import { useTranslations } from 'next-intl'
import { PasswordRows } from './password-rows'

export function PasswordsScreen() {
  const t = useTranslations('passwords')
  return (
    <div className="flex flex-col gap-3 pt-3">
      <p className="px-1 text-15 text-muted">{t('lead')}</p>
      <PasswordRows from="/passwords" />
    </div>
  )
}
