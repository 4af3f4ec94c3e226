'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/text-field'
import type { Complaints } from '@/lib/forms/use-complaints'

/** A bank card nobody has saved yet. */
export function NewCardFields({ complaints }: { complaints: Complaints }) {
  const t = useTranslations('withdraw')
  return (
    <>
      <TextField
        label={t('bankName')}
        name="bank_name"
        error={complaints.bank_name}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={80}
        required
      />
      <TextField
        label={t('bankCardNo')}
        hint={t('cardHint')}
        name="bank_card_no"
        error={complaints.bank_card_no}
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
        error={complaints.holder}
        autoComplete="cc-name"
        enterKeyHint="done"
        maxLength={80}
        required
      />
    </>
  )
}
