'use client'

import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { FormSkeleton } from '@/components/ui/skeleton'
import { LoadFailure } from '@/components/layout/load-failure'
import { ButtonLink } from '@/components/layout/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { CODE } from '@/contracts/codes'
import { parseId } from '@/contracts/parse-id'
import { ApiError } from '@/lib/api/api-error'
import { orderQuery } from '@/lib/queries/orders'
import { reviewableItems } from '@/lib/reviews/review-input'
import { CommentForm } from './comment-form'

/** /comment?order=1 */
export function CommentScreen() {
  const t = useTranslations()
  const id = parseId(useSearchParams().get('order'))
  const {
    data: order,
    error,
    isPending,
    isFetching,
    refetch,
  } = useQuery({
    ...orderQuery(id ?? 0),
    enabled: id !== undefined,
  })
  const isAbsent = id === undefined || (error instanceof ApiError && error.code === CODE.notFound)
  if (error && !order && !isAbsent)
    return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (isPending && !isAbsent) return <FormSkeleton fields={4} />
  if (order?.actions.includes('review'))
    return <CommentForm order={order} items={reviewableItems(order)} />
  return (
    <EmptyState
      drawing="receipt"
      title={t(order ? 'comment.nothing' : 'orders.notFound')}
      action={
        <ButtonLink href="/myPurchases" variant="quiet">
          {t('orders.toList')}
        </ButtonLink>
      }
    />
  )
}
