'use client'

import { useTranslations } from 'next-intl'
import { useProductChoice } from './product-choice'

/** How many there are of what is chosen; says so when the product has gone meanwhile. */
export function StockLine() {
  const t = useTranslations('product')
  const { stock, isGone } = useProductChoice()
  return (
    <p aria-live="polite" className={`text-13 numbers ${stock > 0 ? 'text-muted' : 'text-bad'}`}>
      {isGone ? t('gone') : t('stock', { count: stock })}
    </p>
  )
}
