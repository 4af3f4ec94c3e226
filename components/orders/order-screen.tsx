'use client'

import { useQuery } from '@tanstack/react-query'
import { useParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { LoadFailure } from '@/components/layout/load-failure'
import { CheckoutSkeleton } from '@/components/checkout/checkout-skeleton'
import { ButtonLink } from '@/components/layout/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { useContentReady } from '@/components/ui/use-content-ready'
import { CODE } from '@/contracts/codes'
import { parseId } from '@/contracts/parse-id'
import { ApiError } from '@/lib/api/api-error'
import { serverNow } from '@/lib/api/server-clock'
import { untilDeadlineMs } from '@/lib/checkout/payment-state'
import { orderQuery } from '@/lib/queries/orders'
import { OrderDetail } from './order-detail'

export function OrderScreen() {
  const { id } = useParams<{ id?: string[] }>()
  const parsed = parseId(id?.[0])
  return parsed === undefined ? <OrderAbsent /> : <KnownOrder id={parsed} />
}

function KnownOrder({ id }: { id: number }) {
  const { data, error, refetch, isFetching } = useQuery({
    ...orderQuery(id),
    refetchInterval: (query) => untilDeadlineMs(query.state.data, serverNow()),
  })
  const isReady = useContentReady(data !== undefined)
  if (data) return isReady ? <OrderDetail order={data} /> : <CheckoutSkeleton />
  if (error instanceof ApiError && error.code === CODE.notFound) return <OrderAbsent />
  if (error)
    return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  return <CheckoutSkeleton />
}

function OrderAbsent() {
  const t = useTranslations('orders')
  return (
    <EmptyState
      drawing="parcel"
      title={t('notFound')}
      action={
        <ButtonLink href="/myPurchases" variant="quiet">
          {t('toList')}
        </ButtonLink>
      }
    />
  )
}
