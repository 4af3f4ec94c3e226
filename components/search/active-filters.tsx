'use client'

import X from 'lucide-react/icons/x'
import { useTranslations } from 'next-intl'
import { Chip } from '@/components/ui/chip'
import type { Category } from '@/contracts/schemas/shops'
import { formatCents } from '@/lib/format/money'
import { hasFilters, type Results } from '@/lib/search/results-address'

/** The active filters; a tap removes one. */
export function ActiveFilters({
  results,
  categories,
  onChange,
  onWiden,
}: {
  results: Results
  categories: Category[]
  onChange: (part: { [Name in keyof Results]?: undefined }) => void
  onWiden: () => void
}) {
  const t = useTranslations('search')
  const labels = useFilterLabels()
  if (!hasFilters(results)) return null
  const { category, min_price, max_price, in_stock, min_rating } = results
  const hasPrice = min_price !== undefined || max_price !== undefined
  const choices = [
    category && {
      name: categories.find(({ key }) => key === category)?.name ?? category,
      takeBack: { category: undefined },
    },
    hasPrice && {
      name: labels.price(min_price, max_price),
      takeBack: { min_price: undefined, max_price: undefined },
    },
    in_stock && { name: labels.inStock, takeBack: { in_stock: undefined } },
    min_rating && { name: labels.rating(min_rating), takeBack: { min_rating: undefined } },
  ].filter((choice) => typeof choice === 'object')
  return (
    <div role="group" aria-label={t('active')} className="-mx-gutter scroller gap-2 px-gutter py-1">
      {choices.map(({ name, takeBack }) => (
        <Chip
          key={name}
          isOn
          aria-label={t('takeBack', { name })}
          icon={<X size={14} />}
          onClick={() => onChange(takeBack)}
        >
          {name}
        </Chip>
      ))}
      {choices.length > 1 && (
        <Chip isOn={false} onClick={onWiden}>
          {t('clearFilters')}
        </Chip>
      )}
    </div>
  )
}

/** The labels of filters, for the sheet and the chips. */
export function useFilterLabels() {
  const t = useTranslations('search')
  return {
    price(min: number | undefined, max: number | null | undefined): string {
      const from = formatCents(min ?? 0)
      if (max === null || max === undefined) return t('priceFrom', { min: from })
      const to = formatCents(max)
      return min ? t('priceBetween', { min: from, max: to }) : t('priceUpTo', { max: to })
    },
    rating: (stars: number) => (stars >= 5 ? t('fiveStars') : t('stars', { count: stars })),
    inStock: t('inStock'),
  }
}
