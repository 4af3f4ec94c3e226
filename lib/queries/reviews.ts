import { infiniteQueryOptions } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import type { listReviews } from '@/contracts/reviews'
import { callEndpoint } from '@/lib/api/call-endpoint'
import { cursorPaging } from '@/lib/queries/paging'

const contract = () => import('@/contracts/reviews')

export type ReviewFilter = Omit<InputOf<typeof listReviews>, 'cursor'>

export const reviewKeys = {
  all: ['reviews'] as const,
  list: (filter: ReviewFilter) => ['reviews', 'list', filter] as const,
}

export const reviewsQuery = (filter: ReviewFilter) =>
  infiniteQueryOptions({
    queryKey: reviewKeys.list(filter),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(contract, 'listReviews', { ...filter, cursor: pageParam }, { signal }),
    ...cursorPaging,
  })
