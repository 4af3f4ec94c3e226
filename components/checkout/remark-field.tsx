'use client'

import MessageSquarePlus from 'lucide-react/icons/message-square-plus'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { TextField } from '@/components/ui/text-field'
import { MAX_REMARK } from '@/contracts/limits'

/** A message to the shop, collapsed to a button until it is used. */
export function RemarkField({
  shop,
  value,
  onChange,
}: {
  shop: string
  value: string
  onChange: (remark: string) => void
}) {
  const t = useTranslations('checkout')
  const [isOpen, setIsOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])
  if (!isOpen && value === '')
    return (
      <button
        type="button"
        aria-label={t('addNoteTo', { shop })}
        onClick={() => setIsOpen(true)}
        className="-my-1 flex min-h-tap items-center gap-2 self-start text-13 text-muted transition-colors hover:text-ink"
      >
        <MessageSquarePlus size={20} />
        {t('addNote')}
      </button>
    )
  return (
    <TextField
      label={t('remark')}
      hint={t('remarkHint', { max: MAX_REMARK })}
      value={value}
      maxLength={MAX_REMARK}
      autoComplete="off"
      enterKeyHint="done"
      ref={field}
      // Stays open when the last character of a saved message is deleted.
      onFocus={() => setIsOpen(true)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
