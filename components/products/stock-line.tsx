'use client'

import { useLocale, useTranslations } from 'next-intl'
import { formatCount } from '@/lib/format/count'
import { useProductChoice } from './product-choice'

/** How many there are of what is chosen; says so when the product has gone meanwhile. */
export function StockLine() {
  const t = useTranslations('product')
  const locale = useLocale()
  const { stock, isGone } = useProductChoice()
  return (
    <p aria-live="polite" className={`text-13 numbers ${stock > 0 ? 'text-muted' : 'text-bad'}`}>
      {isGone ? t('gone') : t('stock', { count: stock, shown: formatCount(stock, locale) })}
    </p>
  )
}
