'use client'

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import Star from 'lucide-react/icons/star'
import { useLocale, useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { FailedState } from '@/components/ui/failed-state'
import { ListEnd } from '@/components/ui/list-end'
import { LANGUAGES } from '@/contracts/languages'
import type { ReviewSummary } from '@/contracts/schemas/reviews'
import { ApiError } from '@/lib/api/api-error'
import { formatCount } from '@/lib/format/count'
import { reviewsQuery } from '@/lib/queries/reviews'
import { ReviewCard } from './review-card'

type Filter = { rating?: number; with_pictures?: boolean; own_language?: boolean }

/**
 * Starts with the first reviews in the reader's language, or in all languages if there are none;
 * the page renders these `shown` ones as `children`. Others are fetched on request.
 */
export function ReviewList({
  productId,
  summary,
  shown,
  children,
}: {
  productId: number
  summary: ReviewSummary
  shown: number
  children: ReactNode
}) {
  const t = useTranslations('reviews')
  const { count, by_rating: byRating, own_language: ownCount = 0 } = summary
  const first: Filter = ownCount > 0 && ownCount < count ? { own_language: true } : {}
  const [filter, setFilter] = useState<Filter | null>(null)
  const list = useInfiniteQuery({
    ...reviewsQuery({ product_id: productId, ...filter }),
    enabled: filter !== null,
    placeholderData: keepPreviousData,
  })
  const reviews = list.data?.pages.flatMap((page) => page.list)
  const isBegun = filter === null || (!reviews && !list.isError)
  const canGrow =
    filter === null ? (first.own_language ? ownCount : count) > shown : list.hasNextPage
  const isOwnLanguage = (filter ?? first).own_language === true

  return (
    <>
      <ReviewFilters
        byRating={byRating}
        ownCount={first.own_language ? ownCount : 0}
        filter={filter ?? first}
        onChoose={setFilter}
      />
      {isBegun ? (
        children
      ) : (
        <ul className="divide-y divide-line">
          {reviews?.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} />
            </li>
          ))}
        </ul>
      )}
      {list.isError && (
        <FailedState
          message={list.error.message || undefined}
          requestId={list.error instanceof ApiError ? list.error.requestId : null}
          isRetrying={list.isFetching}
          onRetry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {reviews?.length === 0 && <p className="py-8 text-center text-muted">{t('none')}</p>}
      {canGrow && !list.isError && (
        <Button
          variant="quiet"
          isFullWidth
          isPending={list.isFetching}
          onClick={() => (filter === null ? setFilter(first) : void list.fetchNextPage())}
        >
          {t('more')}
        </Button>
      )}
      {isOwnLanguage && !canGrow && !list.isError && (
        <Button variant="quiet" isFullWidth onClick={() => setFilter({})}>
          {t('otherLanguages')}
        </Button>
      )}
      {filter !== null && !isOwnLanguage && reviews && reviews.length > 0 && !canGrow && (
        <ListEnd state="noMore" />
      )}
    </>
  )
}

/** `ownCount` is 0 if filtering by language would change nothing. */
function ReviewFilters({
  byRating,
  ownCount,
  filter,
  onChoose,
}: {
  byRating: number[]
  ownCount: number
  filter: Filter
  onChoose: (filter: Filter) => void
}) {
  const t = useTranslations('reviews')
  const feed = useTranslations('feed')
  const locale = useLocale()
  const isAll = !filter.rating && !filter.with_pictures && !filter.own_language
  return (
    <div
      role="group"
      aria-label={t('filter')}
      className="-mx-4 scroller gap-2 px-4 pt-4 pb-1 *:not-aria-pressed:border-control"
    >
      {ownCount > 0 && (
        <Chip
          isOn={filter.own_language === true}
          onClick={() => onChoose({ own_language: true })}
          aside={<span className="text-12 numbers opacity-75">{formatCount(ownCount)}</span>}
        >
          {LANGUAGES.find((language) => language.locale === locale)?.languageName}
        </Chip>
      )}
      <Chip isOn={isAll} onClick={() => onChoose({})}>
        {feed('all')}
      </Chip>
      <Chip isOn={filter.with_pictures === true} onClick={() => onChoose({ with_pictures: true })}>
        {t('withPictures')}
      </Chip>
      {[5, 4, 3, 2, 1].map((stars) =>
        byRating[stars - 1] ? (
          <Chip
            key={stars}
            isOn={filter.rating === stars}
            onClick={() => onChoose({ rating: stars })}
            aside={<Star size={12} className="fill-current" />}
          >
            <span aria-hidden className="numbers">
              {stars}
            </span>
            <span className="sr-only">{t('stars', { stars })}</span>
          </Chip>
        ) : null,
      )}
    </div>
  )
}
