'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId } from 'react'
import type { UploadedPicture, UploadPurpose } from '@/contracts/schemas/uploads'
import { toast } from '@/lib/toast/toast'
import { AddPictures } from './add-pictures'
import { PictureTile } from './picture-tile'
import { TaskTile } from './task-tile'
import { UploadNote } from './upload-note'
import { useUploads } from './use-uploads'

/**
 * Pictures of a form. The value holds uploaded pictures by id; `onBusyChange` reports running
 * uploads, during which the form cannot be sent.
 */
export function PictureField({
  purpose,
  most,
  value,
  onChange,
  onBusyChange,
  label,
  hint,
  error,
}: {
  purpose: UploadPurpose
  most: number
  value: UploadedPicture[]
  onChange: (pictures: UploadedPicture[]) => void
  onBusyChange?: (isBusy: boolean) => void
  label: string
  hint?: string
  error?: string | null
}) {
  const t = useTranslations('pictures')
  const labelId = useId()
  const noteId = useId()
  const { tasks, isComplete, ...uploads } = useUploads(purpose, value, onChange)
  const isBusy = tasks.some(({ state }) => state !== 'failed')
  useEffect(() => onBusyChange?.(isBusy), [isBusy, onBusyChange])
  const room = most - value.length - tasks.length

  function add(files: File[]) {
    if (files.length > room) toast.plain(t('most', { most }))
    uploads.add(files.slice(0, room))
  }

  return (
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={noteId}
      className="flex flex-col gap-2"
    >
      <div className="flex items-baseline justify-between gap-3">
        <span id={labelId} className="text-13 font-semibold text-ink">
          {label}
        </span>
        <span className="text-12 text-muted numbers">
          {t('count', { count: value.length, most })}
        </span>
      </div>
      <ul className="grid grid-cols-4 gap-2 wide:grid-cols-6">
        {value.map((picture, index) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            index={index}
            onRemove={() => onChange(value.filter(({ id }) => id !== picture.id))}
          />
        ))}
        {tasks.map((task) => (
          <TaskTile
            key={task.key}
            task={task}
            onRetry={() => uploads.retry(task.key)}
            onCancel={() => uploads.cancel(task.key)}
          />
        ))}
        {room > 0 && <AddPictures label={label} isSingle={room === 1} onPick={add} />}
      </ul>
      <UploadNote id={noteId} tasks={tasks} isComplete={isComplete} hint={hint} error={error} />
    </div>
  )
}
