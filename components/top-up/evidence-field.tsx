'use client'

import { useTranslations } from 'next-intl'
import { useController, type Control } from 'react-hook-form'
import { PictureField } from '@/components/uploads/picture-field'
import type { UploadedPicture } from '@/contracts/schemas/uploads'
import { MAX_EVIDENCE } from '@/contracts/upload-limits'

export interface EvidenceValues {
  evidence: UploadedPicture[]
}

/** Evidence pictures of a payment. `onBusyChange` reports running uploads. */
export function EvidenceField<Values extends EvidenceValues>({
  control,
  hint,
  error,
  onBusyChange,
}: {
  control: Control<Values>
  hint: string
  error: string | undefined
  onBusyChange: (isBusy: boolean) => void
}) {
  const t = useTranslations('topUp')
  const { field } = useController({
    control: control as unknown as Control<EvidenceValues>,
    name: 'evidence',
  })
  return (
    <PictureField
      purpose="evidence"
      most={MAX_EVIDENCE}
      label={t('evidence')}
      hint={hint}
      value={field.value}
      onChange={field.onChange}
      onBusyChange={onBusyChange}
      error={error ?? null}
    />
  )
}
