'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { UploadedPicture } from '@/contracts/schemas/uploads'
import { toast, TOAST_MS } from '@/lib/toast/toast'

export type Evidence = ReturnType<typeof useEvidence>

/** The pictures of a payment: those that have arrived, and whether others are on their way. */
export function useEvidence() {
  const t = useTranslations('toasts')
  const [pictures, setPictures] = useState<UploadedPicture[]>([])
  const [isBusy, setIsBusy] = useState(false)
  return {
    pictures,
    setPictures,
    ids: pictures.map(({ id }) => id),
    isBusy,
    setIsBusy,
    /** Says so when the form has to wait for a picture. */
    isWaitedFor() {
      if (isBusy) toast.loading(t('uploading'), TOAST_MS)
      return isBusy
    },
  }
}
