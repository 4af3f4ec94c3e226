'use client'

import { useTranslations } from 'next-intl'
import type { Review, ReviewSummary as Summary } from '@/contracts/schemas/reviews'
import { ReviewCard } from './review-card'
import { ReviewList } from './review-list'
import { ReviewSummary } from './review-summary'

/** The reviews of a product: the `first` ones come with the page, others are fetched on request. */
export function Reviews({
  productId,
  heading,
  summary,
  first,
}: {
  productId: number
  heading: string
  summary: Summary
  first: Review[]
}) {
  const t = useTranslations('reviews')
  return (
    <section
      id={`reviews-${productId}`}
      tabIndex={-1}
      aria-labelledby={`reviews-${productId}-heading`}
      className="scroll-mt-12 rounded-card bg-card p-4"
    >
      <h2 id={`reviews-${productId}-heading`} className="mb-3 text-17">
        {heading}
      </h2>
      {summary.count === 0 ? (
        <p className="text-15 text-muted">{t('count', { count: 0, shown: '0' })}</p>
      ) : (
        <>
          <ReviewSummary summary={summary} />
          <ReviewList productId={productId} summary={summary} shown={first.length}>
            <ul className="divide-y divide-line">
              {first.map((review) => (
                <li key={review.id}>
                  <ReviewCard review={review} />
                </li>
              ))}
            </ul>
          </ReviewList>
        </>
      )}
    </section>
  )
}
