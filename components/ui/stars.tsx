'use client'

import Star from 'lucide-react/icons/star'
import { useLocale, useTranslations } from 'next-intl'
import { formatRating } from '@/lib/format/count'

/** A rating as one star and its number, for cards and rows. */
export function Rating({ rating }: { rating: number }) {
  const locale = useLocale()
  const t = useTranslations('rating')
  const text = formatRating(rating, locale)
  return (
    <span className="inline-flex items-center gap-0.5 numbers">
      <Star size={12} className="fill-current text-star" />
      <span className="sr-only">{t('outOfFive', { rating: text })}</span>
      <span aria-hidden>{text}</span>
    </span>
  )
}

/** A rating as five stars, filled as far as it goes. */
export function Stars({ rating, size = 16 }: { rating: number; size?: number }) {
  const locale = useLocale()
  const t = useTranslations('rating')
  const filled = Math.max(0, Math.min(100, rating * 20))
  return (
    <span
      role="img"
      aria-label={t('outOfFive', { rating: formatRating(rating, locale) })}
      className="relative inline-flex text-star"
    >
      <FiveStars size={size} className="" />
      <span className="absolute inset-0 overflow-hidden" style={{ width: `${filled}%` }}>
        <FiveStars size={size} className="fill-current" />
      </span>
    </span>
  )
}

function FiveStars({ size, className }: { size: number; className: string }) {
  return (
    <span className="flex w-max gap-0.5">
      {[1, 2, 3, 4, 5].map((place) => (
        <Star key={place} size={size} className={className} />
      ))}
    </span>
  )
}
