'use client'

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import Star from 'lucide-react/icons/star'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { FailedState } from '@/components/ui/failed-state'
import { ListEnd } from '@/components/ui/list-end'
import { ApiError } from '@/lib/api/api-error'
import { reviewsQuery } from '@/lib/queries/reviews'
import { ReviewCard } from './review-card'

type Filter = { rating?: number; with_pictures?: boolean }

/** Begins with the few reviews the page brought (`children`); asks for others only when they are wanted. */
export function ReviewList({
  productId,
  hasMore,
  byRating,
  children,
}: {
  productId: number
  hasMore: boolean
  byRating: number[]
  children: ReactNode
}) {
  const t = useTranslations('reviews')
  const [filter, setFilter] = useState<Filter | null>(null)
  const list = useInfiniteQuery({
    ...reviewsQuery({ product_id: productId, ...filter }),
    enabled: filter !== null,
    placeholderData: keepPreviousData,
  })
  const reviews = list.data?.pages.flatMap((page) => page.list)
  const isBegun = filter === null || (!reviews && !list.isError)
  const canGrow = filter === null ? hasMore : list.hasNextPage

  return (
    <>
      <ReviewFilters byRating={byRating} filter={filter} onChoose={setFilter} />
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
          onClick={() => (filter === null ? setFilter({}) : void list.fetchNextPage())}
        >
          {t('more')}
        </Button>
      )}
      {filter !== null && reviews && reviews.length > 0 && !canGrow && <ListEnd state="noMore" />}
    </>
  )
}

function ReviewFilters({
  byRating,
  filter,
  onChoose,
}: {
  byRating: number[]
  filter: Filter | null
  onChoose: (filter: Filter) => void
}) {
  const t = useTranslations('reviews')
  const feed = useTranslations('feed')
  const isAll = !filter?.rating && !filter?.with_pictures
  return (
    <div role="group" aria-label={t('filter')} className="-mx-4 scroller gap-2 px-4 pt-4 pb-1">
      <Chip isOn={isAll} onClick={() => onChoose({})}>
        {feed('all')}
      </Chip>
      <Chip isOn={filter?.with_pictures === true} onClick={() => onChoose({ with_pictures: true })}>
        {t('withPictures')}
      </Chip>
      {[5, 4, 3, 2, 1].map((stars) =>
        byRating[stars - 1] ? (
          <Chip
            key={stars}
            isOn={filter?.rating === stars}
            onClick={() => onChoose({ rating: stars })}
            aria-label={t('stars', { stars })}
          >
            <span className="numbers">{stars}</span>
            <Star size={12} className="fill-current" />
          </Chip>
        ) : null,
      )}
    </div>
  )
}
