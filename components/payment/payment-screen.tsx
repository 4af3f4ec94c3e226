'use client'

import { useQueries, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LoadFailure } from '@/components/layout/load-failure'
import { ButtonLink } from '@/components/layout/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { useContentReady } from '@/components/ui/use-content-ready'
import { CODE } from '@/contracts/codes'
import type { Order } from '@/contracts/schemas/orders'
import { ApiError } from '@/lib/api/api-error'
import { parseOrderIds } from '@/lib/checkout/order-ids'
import { serverNow } from '@/lib/api/server-clock'
import { paymentState, untilDeadlineMs } from '@/lib/checkout/payment-state'
import { userQuery } from '@/lib/queries/account'
import { orderQuery } from '@/lib/queries/orders'
import { PaymentDone } from './payment-done'
import { PaymentDue, type Attempt } from './payment-due'
import { PaymentSkeleton } from './payment-skeleton'

/** Refetched when this tab regains focus, because another tab may have paid, and at the deadline. */
const payableOrderQuery = (id: number) => ({
  ...orderQuery(id),
  refetchOnWindowFocus: 'always' as const,
  refetchInterval: (query: { state: { data: Order | undefined } }) =>
    untilDeadlineMs(query.state.data, serverNow()),
})

const isAbsence = (error: unknown) => error instanceof ApiError && error.code === CODE.notFound

/** /payment?orders=1,2. Orders that do not exist, or belong to another shopper, are left out. */
export function PaymentScreen() {
  const t = useTranslations('payment')
  const ids = parseOrderIds(useSearchParams().get('orders'))
  const [attempt, setAttempt] = useState<Attempt | null>(null)
  const [isPaid, setIsPaid] = useState(false)
  const { data: user } = useQuery(userQuery())
  const asked = useQueries({ queries: ids.map(payableOrderQuery) })
  const isReady = useContentReady(Boolean(user) && asked.every(({ isPending }) => !isPending))
  const failed = asked.find(({ error, data }) => error && !data && !isAbsence(error))

  if (failed?.error) {
    const retry = () => void Promise.all(asked.map(({ refetch }) => refetch()))
    return <LoadFailure error={failed.error} isRetrying={failed.isFetching} onRetry={retry} />
  }
  if (!user || !isReady) return <PaymentSkeleton />
  const orders = asked.flatMap(({ data }) => data ?? [])
  const state = paymentState(orders)
  if (isPaid || (state.due.length === 0 && state.paid.length > 0))
    return (
      <PaymentDone
        orders={
          attempt ? orders.filter((order) => attempt.orderIds.includes(order.id)) : state.paid
        }
        paidCents={attempt?.cents ?? null}
        balanceCents={user.balance}
      />
    )
  if (state.due.length > 0)
    return (
      <PaymentDue state={state} user={user} onAttempt={setAttempt} onPaid={() => setIsPaid(true)} />
    )
  return (
    <EmptyState
      drawing="receipt"
      title={orders.length > 0 ? t('closed', { count: orders.length }) : t('nothing')}
      action={
        <ButtonLink href="/myPurchases" variant="quiet">
          {t('viewOrders')}
        </ButtonLink>
      }
    />
  )
}
