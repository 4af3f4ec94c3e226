'use client'

import { useLocale, useTranslations } from 'next-intl'
import { formatCents } from '@/lib/format/money'

/** How the choices that narrow are worded, in the sheet and on the chips. */
export function useChoiceLabels() {
  const t = useTranslations('search')
  const locale = useLocale()
  return {
    price(min: number | undefined, max: number | null | undefined): string {
      const from = formatCents(min ?? 0, locale)
      if (max === null || max === undefined) return t('priceFrom', { min: from })
      const to = formatCents(max, locale)
      return min ? t('priceBetween', { min: from, max: to }) : t('priceUpTo', { max: to })
    },
    rating: (stars: number) => (stars >= 5 ? t('fiveStars') : t('stars', { count: stars })),
    inStock: t('inStock'),
  }
}
