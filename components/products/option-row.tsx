'use client'

import ChevronRight from 'lucide-react/icons/chevron-right'
import { useLocale, useTranslations } from 'next-intl'
import { DOT } from '@/lib/format/dot'
import { formatList } from '@/lib/format/list'
import { OptionSheet } from './option-sheet'
import { useSetOptionSheetOpen } from './option-sheet-state'
import { useProductChoice } from './product-choice'

/** The chosen options in a row that opens the sheet. */
export function OptionRow() {
  const t = useTranslations('product')
  const locale = useLocale()
  const { choice, quantity, missing } = useProductChoice()
  const setIsSheetOpen = useSetOptionSheetOpen()
  const open = formatList(missing, locale)
  const chosen = choice.filter((value) => value !== null).join(DOT)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsSheetOpen(true)}
        className="flex min-h-13 w-full items-center gap-3 rounded-card bg-card px-4 py-2.5 text-start transition-colors hover:bg-press active:bg-press"
      >
        <span className="text-13 text-muted">{t('options')}</span>
        <span className="min-w-0 flex-1 text-15 numbers">
          {missing.length > 0 ? (
            t('choose', { options: open })
          ) : (
            <>
              {chosen} <span className="ms-1 whitespace-nowrap text-muted">× {quantity}</span>
            </>
          )}
        </span>
        <ChevronRight size={20} className="text-muted" />
      </button>
      <OptionSheet />
    </>
  )
}
