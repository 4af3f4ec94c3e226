'use client'

import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/layout/app-link'
import { CardLink } from '@/components/preview/card-link'
import { RefundBadge } from '@/components/refunds/refund-badge'
import { Price } from '@/components/ui/price'
import type { Order } from '@/contracts/schemas/orders'
import { isPartlySent, shownParcels } from '@/lib/orders/parcels'
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
        <ParcelList order={order} />
        <span className="flex flex-wrap items-baseline justify-end gap-2 text-13 text-muted">
          <RefundBadge order={order} />
          {t('totalOf', { count: order.quantity })}
          <Price cents={order.total} tone="ink" />
        </span>
      </AppLink>
      {hasActions(order) && (
        <div className="flex flex-wrap justify-end gap-2 pt-3 hairline-t max-wide:[&>:is(a,button)]:px-3.5">
          <OrderActions order={order} size="small" />
        </div>
      )}
    </article>
  )
}

/** Where each parcel is, if there are several or more to come. */
function ParcelList({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const parcels = shownParcels(order)
  const isMoreToCome = isPartlySent(order)
  if (parcels.length < 2 && !isMoreToCome) return null
  return (
    <span className="flex flex-col text-13 text-muted">
      {parcels.map(({ number, events }) => (
        <span key={number} className="flex justify-between gap-3">
          <span className="shrink-0">
            {t(isMoreToCome ? 'parcelNumber' : 'parcelOf', { number, count: parcels.length })}
          </span>
          <span className="min-w-0 truncate">{events[0]?.text}</span>
        </span>
      ))}
    </span>
  )
}
