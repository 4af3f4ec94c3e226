import { infiniteQueryOptions } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import { listReviews } from '@/contracts/reviews'
import { call } from '@/lib/api/call'
import { cursorPaging } from '@/lib/queries/paging'

export type ReviewFilter = Omit<InputOf<typeof listReviews>, 'cursor'>

export const reviewKeys = {
  all: ['reviews'] as const,
  list: (filter: ReviewFilter) => ['reviews', 'list', filter] as const,
}

export const reviewsQuery = (filter: ReviewFilter) =>
  infiniteQueryOptions({
    queryKey: reviewKeys.list(filter),
    queryFn: ({ pageParam, signal }) =>
      call(listReviews, { ...filter, cursor: pageParam }, { signal }),
    ...cursorPaging,
  })
