'use client'

import { useTranslations } from 'next-intl'
import { ChosenField } from '@/components/ui/chosen-field'
import { PictureField } from '@/components/uploads/picture-field'
import type { UploadedPicture } from '@/contracts/schemas/uploads'
import { MOST_EVIDENCE } from '@/contracts/wallet-terms'
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
  function set(pictures: UploadedPicture[]) {
    evidence.setPictures(pictures)
    onChange()
  }
  return (
    <>
      <ChosenField name="pictures" value={evidence.pictures} onGiveBack={set} />
      <PictureField
        purpose="evidence"
        most={MOST_EVIDENCE}
        label={t('evidence')}
        hint={hint}
        value={evidence.pictures}
        onChange={set}
        onBusyChange={evidence.setIsBusy}
        error={error}
      />
    </>
  )
}
