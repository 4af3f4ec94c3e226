'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/text-field'
import type { FieldProps } from '@/lib/forms/use-schema-form'

export type NewCardField = (name: 'bank_name' | 'bank_card_no' | 'holder') => FieldProps

/** The fields of a new bank card. */
export function NewCardFields({ field }: { field: NewCardField }) {
  const t = useTranslations('withdraw')
  return (
    <>
      <TextField
        {...field('bank_name')}
        label={t('bankName')}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={80}
        required
      />
      <TextField
        {...field('bank_card_no')}
        label={t('bankCardNo')}
        hint={t('cardHint')}
        inputMode="numeric"
        autoComplete="cc-number"
        enterKeyHint="next"
        maxLength={40}
        required
      />
      <TextField
        {...field('holder')}
        label={t('holder')}
        hint={t('holderHint')}
        autoComplete="cc-name"
        enterKeyHint="done"
        maxLength={80}
        required
      />
    </>
  )
}
