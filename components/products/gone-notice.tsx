'use client'

import CircleAlert from 'lucide-react/icons/circle-alert'
import { useTranslations } from 'next-intl'
import { useProductChoice } from './product-choice'

/** Shown if the product is taken off sale after the page was opened. */
export function GoneNotice() {
  const t = useTranslations('product')
  const { isGone } = useProductChoice()
  if (!isGone) return null
  return (
    <p role="status" className="flex items-center gap-1.5 text-13 text-bad">
      <CircleAlert size={16} />
      {t('gone')}
    </p>
  )
}
