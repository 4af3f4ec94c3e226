'use client'

import { useLocale } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import { Stars } from '@/components/ui/stars'
import { isVisible } from '@/contracts/visible-text'
import type { Review } from '@/contracts/schemas/reviews'
import { DOT } from '@/lib/format/dot'
import { formatPublicDay } from '@/lib/format/public-day'
import { ReviewPictures } from './review-pictures'

/** One review. The date is in UTC, so that server and browser render the same text. */
export function ReviewCard({ review }: { review: Review }) {
  const locale = useLocale()
  return (
    <article className="flex flex-col gap-2 py-4">
      <div className="flex items-center gap-3">
        <span className="grid size-9 shrink-0 place-items-center overflow-hidden rounded-full bg-press text-15 font-semibold">
          {review.avatar ? (
            <Picture address={review.avatar} alt="" sizes="36px" shape="round" />
          ) : (
            <span aria-hidden>{[...review.author].find(isVisible)}</span>
          )}
        </span>
        <div className="min-w-0 flex-1">
          <h3 lang={review.language} className="truncate text-13">
            {review.author}
          </h3>
          <Stars rating={review.product_rating} size={12} />
        </div>
        <time dateTime={review.created_at} className="shrink-0 text-12 text-muted numbers">
          {formatPublicDay(review.created_at, locale)}
        </time>
      </div>
      <p lang={review.language} className="text-15">
        {review.content}
      </p>
      {review.pictures.length > 0 && (
        <ReviewPictures author={review.author} pictures={review.pictures} />
      )}
      {review.values.length > 0 && <p className="text-12 text-muted">{review.values.join(DOT)}</p>}
    </article>
  )
}
