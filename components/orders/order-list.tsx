'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/layout/button-link'
import { PagedRecords } from '@/components/lists/paged-records'
import { PullToRefresh } from '@/components/lists/pull-to-refresh'
import { useRefresh } from '@/components/lists/refreshable-list'
import { EmptyState } from '@/components/ui/empty-state'
import type { Order, OrderStatus } from '@/contracts/schemas/orders'
import { ordersQuery } from '@/lib/queries/orders'
import { OrderCard } from './order-card'
import { OrdersSkeleton } from './orders-skeleton'
import { OrderTabs } from './order-tabs'

/** The shopper's orders of one status, or all, latest first, filtered by the keyword if there is one. */
export function OrderList({
  status,
  keyword,
}: {
  status: OrderStatus | undefined
  keyword: string
}) {
  const query = ordersQuery({
    ...(status === undefined ? {} : { status }),
    ...(keyword === '' ? {} : { keyword }),
  })
  const asked = useInfiniteQuery(query)
  const refresh = useRefresh(query.queryKey)
  const counts = keyword === '' ? asked.data?.pages[0]?.counts : undefined

  return (
    <>
      <OrderTabs status={status} keyword={keyword} counts={counts} />
      <PullToRefresh onRefresh={refresh}>
        <PagedRecords
          answer={asked}
          waiting={<OrdersSkeleton />}
          empty={<NoOrders isSearch={keyword !== ''} />}
        >
          {(orders) => <Cards orders={orders} />}
        </PagedRecords>
      </PullToRefresh>
    </>
  )
}

function Cards({ orders }: { orders: Order[] }) {
  return (
    <div className="grid grid-cols-1 items-start gap-3 pt-3 wide:grid-cols-2">
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </div>
  )
}

function NoOrders({ isSearch }: { isSearch: boolean }) {
  const t = useTranslations('orders')
  return (
    <EmptyState
      drawing="parcel"
      title={t(isSearch ? 'noneFound' : 'empty')}
      action={
        <ButtonLink href={isSearch ? '/myPurchases' : '/home'} variant="outline">
          {t(isSearch ? 'toList' : 'toHome')}
        </ButtonLink>
      }
    />
  )
}
