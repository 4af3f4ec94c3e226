import ImagePlus from 'lucide-react/icons/image-plus'
import { useTranslations } from 'next-intl'
import type { ChangeEvent } from 'react'
import { ACCEPTED_PICTURES } from '@/contracts/upload-limits'

export function AddPictures({
  label,
  isSingle,
  onPick,
}: {
  label: string
  isSingle: boolean
  onPick: (files: File[]) => void
}) {
  const t = useTranslations('pictures')
  function pick({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])]
    // Reset, so that a removed file can be chosen again.
    currentTarget.value = ''
    if (files.length > 0) onPick(files)
  }
  return (
    <li>
      <label className="relative flex aspect-square cursor-pointer flex-col items-center justify-center gap-1 rounded-thumb border border-dashed border-control text-12 text-muted transition-colors hover:bg-press has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ink">
        <ImagePlus size={24} />
        <span aria-hidden>{t('add')}</span>
        <input
          type="file"
          accept={ACCEPTED_PICTURES}
          multiple={!isSingle}
          aria-label={t('addTo', { label })}
          onChange={pick}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
    </li>
  )
}
