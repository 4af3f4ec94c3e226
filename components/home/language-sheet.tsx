'use client'

import { LanguageChoice } from '@/components/account/language-choice'
import { Sheet } from '@/components/ui/sheet'

export function LanguageSheet({
  title,
  isOpen,
  onClose,
}: {
  title: string
  isOpen: boolean
  onClose: () => void
}) {
  return (
    <Sheet isOpen={isOpen} title={title} onClose={onClose}>
      <LanguageChoice legend={title} />
    </Sheet>
  )
}
