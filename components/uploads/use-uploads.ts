'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { UploadedPicture, UploadPurpose } from '@/contracts/uploads'
import { createUploadQueue, type UploadTask } from '@/lib/uploads/upload-queue'

const NONE: UploadTask[] = []

/** The pictures of one field: those that have arrived are the value, the others are on their way. */
export function useUploads(
  purpose: UploadPurpose,
  value: UploadedPicture[],
  onChange: (pictures: UploadedPicture[]) => void,
) {
  // Two may arrive before the parent shows the first: the latest list counts, not the one last shown.
  const latest = useRef({ value, onChange })
  useEffect(() => {
    latest.current = { value, onChange }
  }, [value, onChange])

  const [queue] = useState(() =>
    createUploadQueue(purpose, ({ id, url }) => {
      const pictures = [...latest.current.value, { id, url }]
      latest.current.value = pictures
      latest.current.onChange(pictures)
    }),
  )
  useEffect(() => () => queue.stopAll(), [queue])
  const tasks = useSyncExternalStore(queue.subscribe, queue.snapshot, () => NONE)
  return { queue, tasks }
}
