'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/text-field'
import type { FieldProps } from '@/lib/forms/use-schema-form'
import { hasPostalCodes, postalRuleOf } from '@/contracts/postal-codes'

/** Hidden for countries without postal codes. */
export function PostalField({
  country,
  ...field
}: FieldProps & {
  country: string
}) {
  const t = useTranslations('address')
  if (!hasPostalCodes(country)) return null
  const example = postalRuleOf(country)?.example
  return (
    <TextField
      {...field}
      label={t('postalCode')}
      hint={example && t('postalExample', { example })}
      autoComplete="postal-code"
      autoCapitalize="characters"
      enterKeyHint="next"
      maxLength={12}
    />
  )
}
