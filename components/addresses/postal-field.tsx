'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/text-field'
import { hasPostalCodes, postalRuleOf } from '@/contracts/postal-codes'

/** Not asked for where nobody has one. */
export function PostalField({
  country,
  initial,
  error,
}: {
  country: string
  initial: string
  error: string | undefined
}) {
  const t = useTranslations('address')
  if (country === '' || !hasPostalCodes(country)) return null
  const example = postalRuleOf(country)?.example
  return (
    <TextField
      label={t('postalCode')}
      hint={example && t('postalExample', { example })}
      name="postal_code"
      defaultValue={initial}
      error={error}
      autoComplete="postal-code"
      autoCapitalize="characters"
      enterKeyHint="next"
      maxLength={12}
    />
  )
}
