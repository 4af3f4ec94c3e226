import { useTranslations } from 'next-intl'
import type { Review, ReviewSummary as Summary } from '@/contracts/schemas/reviews'
import { ReviewCard } from './review-card'
import { ReviewList } from './review-list'
import { ReviewSummary } from './review-summary'

/** The number rendered with the page; others are fetched on request. */
const FIRST = 3

export function Reviews({
  productId,
  summary,
  reviews,
}: {
  productId: number
  summary: Summary
  reviews: Review[]
}) {
  const t = useTranslations()
  return (
    <section
      id={`reviews-${productId}`}
      tabIndex={-1}
      aria-labelledby={`reviews-${productId}-heading`}
      className="scroll-mt-12 rounded-card bg-card p-4"
    >
      <h2 id={`reviews-${productId}-heading`} className="mb-3 text-17">
        {t('productPage.reviews')}
      </h2>
      {summary.count === 0 ? (
        <p className="text-15 text-muted">{t('reviews.count', { count: 0, shown: '0' })}</p>
      ) : (
        <>
          <ReviewSummary summary={summary} />
          <ReviewList productId={productId} summary={summary} shown={FIRST}>
            <ul className="divide-y divide-line">
              {reviews.slice(0, FIRST).map((review) => (
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
