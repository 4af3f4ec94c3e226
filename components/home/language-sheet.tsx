'use client'

import { LanguageChoice } from '@/components/account/language-choice'
import type { Locale } from '@/contracts/languages'
import { Sheet } from '@/components/ui/sheet'

export function LanguageSheet({
  title,
  locales,
  isOpen,
  onClose,
}: {
  title: string
  locales: Locale[]
  isOpen: boolean
  onClose: () => void
}) {
  return (
    <Sheet isOpen={isOpen} title={title} onClose={onClose}>
      <LanguageChoice legend={title} locales={locales} />
    </Sheet>
  )
}
