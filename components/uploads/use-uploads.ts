'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { Upload, UploadedPicture, UploadPurpose } from '@/contracts/schemas/uploads'
import { toast } from '@/lib/toast/toast'
import { createUploadQueue } from '@/lib/uploads/upload-queue'
import { EMPTY_BOARD } from '@/lib/uploads/upload-task'

/** The pictures of one field: uploaded ones are the value, the others are in progress. */
export function useUploads(
  purpose: UploadPurpose,
  value: UploadedPicture[],
  onChange: (pictures: UploadedPicture[]) => void,
) {
  const t = useTranslations('toasts')
  const [queue] = useState(() => createUploadQueue(purpose))
  const { tasks, isComplete } = useSyncExternalStore(
    queue.subscribe,
    queue.snapshot,
    () => EMPTY_BOARD,
  )
  // Two uploads may finish between renders: a ref holds the latest list.
  const latest = useRef({ value, onChange })
  useEffect(() => {
    latest.current = { value, onChange }
  }, [value, onChange])
  useEffect(() => () => queue.stopAll(), [queue])

  const isSending = tasks.some(({ state }) => state === 'sending')
  const showUploading = useEffectEvent(() => toast.loading(t('uploading')))
  useEffect(() => (isSending ? showUploading() : undefined), [isSending])

  const praise = useEffectEvent(() => toast.success(t('uploadSuccessful')))
  useEffect(() => {
    if (isComplete) praise()
  }, [isComplete])

  /** In the order they were chosen, whichever finishes first. */
  const places = useRef(new Map<number, number>())
  function keep({ id, url }: Upload, place: number) {
    places.current.set(id, place)
    const isLater = (picture: UploadedPicture) => (places.current.get(picture.id) ?? 0) > place
    const before = latest.current.value
    const at = before.findIndex(isLater)
    const pictures = before.toSpliced(at < 0 ? before.length : at, 0, { id, url })
    latest.current = { ...latest.current, value: pictures }
    latest.current.onChange(pictures)
  }
  return {
    tasks,
    isComplete,
    add: (files: File[]) => queue.add(files, keep),
    retry: (key: number) => queue.retry(key, keep),
    cancel: queue.cancel,
  }
}
