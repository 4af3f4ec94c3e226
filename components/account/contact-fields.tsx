'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/text-field'
import type { FieldErrors } from '@/lib/forms/field-errors'

/** The email or mobile number an account goes by. */
export function AccountField({ fieldErrors }: { fieldErrors: FieldErrors }) {
  const t = useTranslations('account')
  return (
    <TextField
      label={t('account')}
      name="account"
      error={fieldErrors.account}
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
  fieldErrors,
  initial,
  isLast = false,
}: {
  fieldErrors: FieldErrors
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
      error={fieldErrors.mobile}
      autoComplete="tel"
      enterKeyHint={isLast ? 'done' : 'next'}
      required
    />
  )
}
