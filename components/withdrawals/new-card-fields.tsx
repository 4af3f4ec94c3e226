'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/text-field'
import type { FieldErrors } from '@/lib/forms/field-errors'

/** A bank card nobody has saved yet. */
export function NewCardFields({ fieldErrors }: { fieldErrors: FieldErrors }) {
  const t = useTranslations('withdraw')
  return (
    <>
      <TextField
        label={t('bankName')}
        name="bank_name"
        error={fieldErrors.bank_name}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={80}
        required
      />
      <TextField
        label={t('bankCardNo')}
        hint={t('cardHint')}
        name="bank_card_no"
        error={fieldErrors.bank_card_no}
        inputMode="numeric"
        autoComplete="cc-number"
        enterKeyHint="next"
        maxLength={40}
        required
      />
      <TextField
        label={t('holder')}
        hint={t('holderHint')}
        name="holder"
        error={fieldErrors.holder}
        autoComplete="cc-name"
        enterKeyHint="done"
        maxLength={80}
        required
      />
    </>
  )
}
