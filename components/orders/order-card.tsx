'use client'

import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/layout/app-link'
import { CardLink } from '@/components/preview/card-link'
import { RefundBadge } from '@/components/refunds/refund-badge'
import { Price } from '@/components/ui/price'
import type { Order } from '@/contracts/schemas/orders'
import { hasActions, OrderActions } from './order-actions'
import { OrderPictures } from './order-pictures'
import { StatusLabel } from './status-label'

export function OrderCard({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const label = t('open', { number: order.order_no })
  return (
    <article aria-label={label} className="flex flex-col gap-3 rounded-card bg-card p-4">
      <div className="flex items-baseline justify-between gap-3">
        <CardLink
          to={{ kind: 'shop', card: order.shop }}
          className="tap-area min-w-0 truncate text-15 font-semibold"
        >
          {order.shop.name}
        </CardLink>
        <span className="text-13">
          <StatusLabel order={order} />
        </span>
      </div>
      <AppLink href={`/orderInfo/${order.id}`} className="flex flex-col gap-3">
        <span className="sr-only">{label}</span>
        <OrderPictures items={order.items} />
        <span className="flex flex-wrap items-baseline justify-end gap-2 text-13 text-muted">
          <RefundBadge order={order} />
          {t('totalOf', { count: order.quantity })}
          <Price cents={order.total} tone="ink" />
        </span>
      </AppLink>
      {hasActions(order) && (
        <div className="flex flex-wrap justify-end gap-2 pt-3 hairline-t max-wide:*:px-3.5">
          <OrderActions order={order} size="small" />
        </div>
      )}
    </article>
  )
}
