'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { FormSkeleton } from '@/components/ui/skeleton'
import { LoadFailure } from '@/components/layout/load-failure'
import { ButtonLink } from '@/components/layout/button-link'
import { Button } from '@/components/ui/button'
import { refundQuery } from '@/lib/queries/refunds'
import { RefundCard } from './refund-card'

/** One request with a link to its order, and to a new request once this one has ended. */
export function RefundProgress({
  refundId,
  onApplyAgain,
}: {
  refundId: number
  onApplyAgain: (() => void) | undefined
}) {
  const t = useTranslations('refund')
  const { data, error, refetch, isFetching } = useQuery(refundQuery(refundId))
  if (!data)
    return error ? (
      <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <FormSkeleton fields={4} />
    )
  return (
    <div className="flex flex-col gap-4 pt-3">
      <RefundCard refund={data} />
      <div className="flex flex-wrap justify-end gap-3">
        <ButtonLink href={`/orderInfo/${data.order_id}`} variant="quiet">
          {t('toOrder')}
        </ButtonLink>
        {onApplyAgain && (
          <Button variant="outline" onClick={onApplyAgain}>
            {t('applyAgain')}
          </Button>
        )}
      </div>
    </div>
  )
}
