'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { LoadFailure } from '@/components/account/load-failure'
import { ButtonLink } from '@/components/layout/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import type { OrderStatus } from '@/contracts/orders'
import { ordersQuery } from '@/lib/queries/orders'
import { OrderCard } from './order-card'
import { OrderListEnd } from './order-list-end'
import { OrdersSkeleton } from './orders-skeleton'
import { OrderTabs } from './order-tabs'

/** The shopper's orders of one status, or all of them, latest first. */
export function OrderList({ status }: { status: OrderStatus | undefined }) {
  const t = useTranslations('orders')
  const asked = useInfiniteQuery(ordersQuery(status === undefined ? {} : { status }))
  const orders = asked.data?.pages.flatMap((page) => page.list)
  const tabs = <OrderTabs status={status} counts={asked.data?.pages[0]?.counts} />

  if (!orders)
    return (
      <>
        {tabs}
        {asked.error ? (
          <LoadFailure
            error={asked.error}
            isRetrying={asked.isFetching}
            onRetry={() => void asked.refetch()}
          />
        ) : (
          <OrdersSkeleton />
        )}
      </>
    )
  if (orders.length === 0)
    return (
      <>
        {tabs}
        <EmptyState
          drawing="package.sand"
          title={t('empty')}
          action={
            <ButtonLink href="/home" variant="outline">
              {t('toHome')}
            </ButtonLink>
          }
        />
      </>
    )
  return (
    <>
      {tabs}
      <div className="grid items-start gap-3 pt-3 wide:grid-cols-2">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </div>
      <OrderListEnd
        hasMore={asked.hasNextPage}
        isLoading={asked.isFetchingNextPage}
        onMore={() => void asked.fetchNextPage()}
      />
    </>
  )
}
