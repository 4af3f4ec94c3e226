'use client'

import { useLocale, useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/text-field'
import type { FieldProps } from '@/lib/forms/use-schema-form'
import { isFamilyNameFirst } from '@/lib/format/person-name'

/** Family and given name in the order of the language. */
export function NameFields({
  field,
}: {
  field: (name: 'family_name' | 'given_name') => FieldProps
}) {
  const t = useTranslations('account')
  const family = (
    <TextField
      key="family"
      {...field('family_name')}
      label={t('familyName')}
      autoComplete="family-name"
      enterKeyHint="next"
      maxLength={60}
      required
    />
  )
  const given = (
    <TextField
      key="given"
      {...field('given_name')}
      label={t('givenName')}
      autoComplete="given-name"
      enterKeyHint="next"
      maxLength={60}
      required
    />
  )
  return (
    <div className="pair items-start gap-3">
      {isFamilyNameFirst(useLocale()) ? [family, given] : [given, family]}
    </div>
  )
}
