'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/text-field'
import type { FieldProps } from '@/lib/forms/use-schema-form'

/** The email or mobile number an account goes by. */
export function AccountField(field: FieldProps) {
  const t = useTranslations('account')
  return (
    <TextField
      {...field}
      label={t('account')}
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
  isLast = false,
  ...field
}: FieldProps & {
  /** The field before the button that sends the form. */
  isLast?: boolean
}) {
  const t = useTranslations('account')
  return (
    <TextField
      {...field}
      label={t('mobile')}
      hint={t('mobileHint')}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      enterKeyHint={isLast ? 'done' : 'next'}
      required
    />
  )
}
