'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/text-field'
import type { Complaints } from '@/lib/forms/use-complaints'

/** The email or mobile number an account goes by. */
export function AccountField({ complaints }: { complaints: Complaints }) {
  const t = useTranslations('account')
  return (
    <TextField
      label={t('account')}
      name="account"
      error={complaints.account}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inputMode="email"
      enterKeyHint="next"
      required
    />
  )
}

export function MobileField({
  complaints,
  initial,
  isLast = false,
}: {
  complaints: Complaints
  initial?: string
  /** The field before the button that sends the form. */
  isLast?: boolean
}) {
  const t = useTranslations('account')
  return (
    <TextField
      label={t('mobile')}
      hint={t('mobileHint')}
      name="mobile"
      type="tel"
      inputMode="tel"
      defaultValue={initial}
      error={complaints.mobile}
      autoComplete="tel"
      enterKeyHint={isLast ? 'done' : 'next'}
      required
    />
  )
}
