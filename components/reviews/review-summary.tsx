'use client'

import { useTranslations } from 'next-intl'
import { Stars } from '@/components/ui/stars'
import type { ReviewSummary as Summary } from '@/contracts/schemas/reviews'
import { formatCount, formatRating } from '@/lib/format/count'

/** The average, the number of reviews, and a bar for each rating. */
export function ReviewSummary({ summary }: { summary: Summary }) {
  const t = useTranslations('reviews')
  const most = Math.max(1, ...summary.by_rating)
  const rows = summary.by_rating.map((count, index) => ({ stars: index + 1, count })).reverse()
  return (
    <div className="flex items-center gap-5">
      <div className="flex shrink-0 flex-col items-center gap-1">
        <span aria-hidden className="text-32 leading-none font-semibold numbers">
          {formatRating(summary.average)}
        </span>
        <Stars rating={summary.average} size={14} />
        <span className="text-12 text-muted numbers">
          {t('count', { count: summary.count, shown: formatCount(summary.count) })}
        </span>
      </div>
      <ul className="flex min-w-0 flex-1 flex-col gap-1.5">
        {rows.map(({ stars, count }) => (
          <li key={stars} className="flex items-center gap-2 text-12 text-muted numbers">
            <span className="sr-only">{t('bar', { stars, count, shown: formatCount(count) })}</span>
            <span aria-hidden className="w-2">
              {stars}
            </span>
            <span
              aria-hidden
              className="h-1.5 flex-1 overflow-hidden rounded-full bg-line forced-colors:border"
            >
              <span
                className="block h-full rounded-full bg-star forced-colors:bg-[Highlight]"
                style={{ width: `${(count / most) * 100}%` }}
              />
            </span>
            <span aria-hidden className="w-8 text-end">
              {formatCount(count)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
