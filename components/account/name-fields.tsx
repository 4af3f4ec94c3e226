'use client'

import { useLocale, useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/text-field'
import type { User } from '@/contracts/schemas/account'
import type { FieldErrors } from '@/lib/forms/field-errors'
import { isFamilyNameFirst } from './person-name'

/** Family and given name in the order of the language. */
export function NameFields({
  fieldErrors,
  initial,
}: {
  fieldErrors: FieldErrors
  initial?: Pick<User, 'family_name' | 'given_name'>
}) {
  const t = useTranslations('account')
  const family = (
    <TextField
      key="family"
      label={t('familyName')}
      name="family_name"
      defaultValue={initial?.family_name}
      error={fieldErrors.family_name}
      autoComplete="family-name"
      enterKeyHint="next"
      maxLength={60}
      required
    />
  )
  const given = (
    <TextField
      key="given"
      label={t('givenName')}
      name="given_name"
      defaultValue={initial?.given_name}
      error={fieldErrors.given_name}
      autoComplete="given-name"
      enterKeyHint="next"
      maxLength={60}
      required
    />
  )
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      {isFamilyNameFirst(useLocale()) ? [family, given] : [given, family]}
    </div>
  )
}
