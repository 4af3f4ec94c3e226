'use client'

import { useQuery } from '@tanstack/react-query'
import { useParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormSkeleton } from '@/components/ui/skeleton'
import { LoadFailure } from '@/components/layout/load-failure'
import { ButtonLink } from '@/components/layout/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { CODE } from '@/contracts/codes'
import type { Refundable } from '@/contracts/schemas/refunds'
import { REFUND_STATUS, refundableItems } from '@/contracts/refund-terms'
import { ApiError } from '@/lib/api/api-error'
import { orderRefundQuery, refundableQuery } from '@/lib/queries/refunds'
import { parseRefundAddress, type RefundAddress } from '@/lib/refunds/refund-address'
import { RefundForm } from './refund-form'
import { RefundProgress } from './refund-progress'

/** /refund/:id?/:sn?/:product_ids?/:amount?: the open request of the order, or the form for a new one. */
export function RefundScreen() {
  const { request } = useParams<{ request?: string[] }>()
  const address = parseRefundAddress(request)
  return address ? (
    <OrderToRefund key={request?.join('/')} address={address} />
  ) : (
    <NothingToRefund reason="NOT_FOUND" />
  )
}

function OrderToRefund({ address }: { address: RefundAddress }) {
  const { data, error, refetch, isFetching } = useQuery(refundableQuery(address.orderId))
  if (data) return <RefundOrForm refundable={data} address={address} />
  if (error instanceof ApiError && error.code === CODE.notFound)
    return <NothingToRefund reason="NOT_FOUND" />
  if (error)
    return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  return <FormSkeleton fields={5} />
}

/** A request that was shown open stays until the shopper has seen its result and starts another. */
function RefundOrForm({ refundable, address }: { refundable: Refundable; address: RefundAddress }) {
  const [shownId, setShownId] = useState<number | null>(refundable.open_id)
  if (refundable.open_id !== null && refundable.open_id !== shownId) setShownId(refundable.open_id)
  const isPossible = refundable.choices.length > 0 && refundableItems(refundable).length > 0

  if (shownId !== null)
    return (
      <RefundProgress
        refundId={shownId}
        onApplyAgain={
          isPossible && refundable.open_id === null ? () => setShownId(null) : undefined
        }
      />
    )
  if (isPossible)
    return (
      <>
        {refundable.items.some((item) => item.refund_status === REFUND_STATUS.refused) && (
          <RefusedBefore orderId={refundable.order_id} />
        )}
        <RefundForm refundable={refundable} address={address} />
      </>
    )
  if (refundable.items.some((item) => item.refund_status !== null))
    return <LastRefund orderId={refundable.order_id} />
  return <NothingToRefund reason="ORDER_NOT_REFUNDABLE" orderId={refundable.order_id} />
}

/** No further request is possible: only the last result is shown. */
function LastRefund({ orderId }: { orderId: number }) {
  const { data, error, refetch, isFetching } = useQuery(orderRefundQuery(orderId))
  if (data) return <RefundProgress refundId={data.id} onApplyAgain={undefined} />
  if (error)
    return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  return <FormSkeleton fields={4} />
}

function NothingToRefund({
  reason,
  orderId,
}: {
  reason: 'NOT_FOUND' | 'ORDER_NOT_REFUNDABLE'
  orderId?: number
}) {
  const t = useTranslations()
  return (
    <EmptyState
      drawing="receipt"
      title={t(`errors.${reason}`)}
      action={
        <ButtonLink href={orderId ? `/orderInfo/${orderId}` : '/myPurchases'} variant="quiet">
          {t(orderId ? 'refund.toOrder' : 'orders.toList')}
        </ButtonLink>
      }
    />
  )
}

/** Why the last request was rejected, above the form for the next. */
function RefusedBefore({ orderId }: { orderId: number }) {
  const t = useTranslations('refund')
  const { data } = useQuery(orderRefundQuery(orderId))
  if (!data?.refuse_reason) return null
  return (
    <p className="mt-3 rounded-card bg-bad-soft px-4 py-3 text-13 text-bad">
      <span className="block font-semibold">{t('refusedBefore')}</span>
      <span className="wrap-anywhere">{data.refuse_reason}</span>
    </p>
  )
}
