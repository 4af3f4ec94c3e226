'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/text-field'
import type { FieldProps } from '@/lib/forms/use-schema-form'

/** The email or mobile number of an account. */
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
  /** The last field before the submit button. */
  isLast?: boolean
}) {
  const t = useTranslations('account')
  return (
    <TextField
      {...field}
      label={t('mobile')}
      hint={t('mobileHint')}
      isHintKept
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      enterKeyHint={isLast ? 'done' : 'next'}
      required
    />
  )
}
