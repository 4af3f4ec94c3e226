'use client'

import { useTranslations } from 'next-intl'
import { PictureField } from '@/components/uploads/picture-field'
import { MOST_EVIDENCE } from '@/contracts/wallet'
import type { Evidence } from './use-evidence'

export function EvidenceField({
  evidence,
  hint,
  error,
  onChange,
}: {
  evidence: Evidence
  hint: string
  error: string | undefined
  onChange: () => void
}) {
  const t = useTranslations('topUp')
  return (
    <PictureField
      purpose="evidence"
      most={MOST_EVIDENCE}
      label={t('evidence')}
      hint={hint}
      value={evidence.pictures}
      onChange={(pictures) => {
        evidence.setPictures(pictures)
        onChange()
      }}
      onBusyChange={evidence.setIsBusy}
      error={error}
    />
  )
}
