'use client'

import Star from 'lucide-react/icons/star'
import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { formatRating } from '@/lib/format/count'

/** A rating as one star and its number, for cards and rows. */
export function Rating({ rating }: { rating: number }) {
  const t = useTranslations('rating')
  const text = formatRating(rating)
  return (
    <span className="inline-flex items-center gap-0.5 numbers">
      <Star size={12} className="fill-current text-star" />
      <span className="sr-only">{t('outOfFive', { rating: text })}</span>
      <span aria-hidden>{text}</span>
    </span>
  )
}

/** A rating as five stars with partial fill. */
export function Stars({ rating, size = 16 }: { rating: number; size?: number }) {
  const t = useTranslations('rating')
  const shape = useId()
  const filled = Math.max(0, Math.min(100, rating * 20))
  return (
    <span
      role="img"
      aria-label={t('outOfFive', { rating: formatRating(rating) })}
      className="relative inline-flex text-star"
    >
      <FiveStars size={size} shape={shape}>
        <path id={shape} d={STAR} />
      </FiveStars>
      <span className="absolute inset-0 overflow-hidden" style={{ width: `${filled}%` }}>
        <FiveStars size={size} shape={shape} isFilled />
      </span>
    </span>
  )
}

/** The path of the lucide icon. Used once for all ten stars, because a page of reviews has hundreds. */
const STAR =
  'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z'
const BOX = 24
const GAP_PX = 2

function FiveStars({
  size,
  shape,
  isFilled,
  children,
}: {
  size: number
  shape: string
  isFilled?: boolean
  children?: ReactNode
}) {
  const step = BOX + (GAP_PX * BOX) / size
  return (
    <svg
      width={5 * size + 4 * GAP_PX}
      height={size}
      viewBox={`0 0 ${4 * step + BOX} ${BOX}`}
      aria-hidden
      className="shrink-0"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
      {(children ? [1, 2, 3, 4] : [0, 1, 2, 3, 4]).map((place) => (
        <use key={place} href={`#${shape}`} x={place * step} />
      ))}
    </svg>
  )
}
