'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { AddressLines } from '@/components/addresses/address-lines'
import { StripedBorder } from '@/components/ui/striped-border'
import { ActionBar } from '@/components/layout/page-shell'
import { OrderRefund } from '@/components/refunds/refund-card'
import type { Order } from '@/contracts/schemas/orders'
import { orderTimeline } from '@/lib/orders/timeline'
import { hasActions, OrderActions } from './order-actions'
import { OrderFacts } from './order-facts'
import { OrderHead } from './order-head'
import { OrderItems } from './order-items'
import { OrderParcels } from './order-logistics'
import { Timeline } from './timeline'

const PhoneOffer = lazy(() =>
  import('@/components/notifications/phone-offer').then((file) => ({ default: file.PhoneOffer })),
)

/**
 * On a phone the cards of both columns form one column, in which the order's number and times come last. On a wide
 * screen they fill the shorter column: the left one if the right one shows the parcel.
 */
const column = 'min-w-0 gap-3 max-wide:contents wide:flex wide:flex-col'

export function OrderDetail({ order }: { order: Order }) {
  const t = useTranslations('checkout')
  const isShipped = order.logistics !== null
  const facts = (
    <div className="max-wide:order-last">
      <OrderFacts order={order} />
    </div>
  )
  return (
    <>
      <div className="items-center justify-between gap-5 wide:flex">
        <OrderHead order={order} />
        {hasActions(order) && (
          <ActionBar>
            <div className="flex flex-1 flex-wrap items-center gap-2 *:flex-auto wide:*:min-w-32">
              <OrderActions order={order} size="tight" />
            </div>
          </ActionBar>
        )}
      </div>
      <div className="grid grid-cols-1 items-start gap-3 wide:grid-cols-2 wide:gap-5">
        <div className={column}>
          <OrderRefund order={order} />
          <section aria-label={t('deliverTo')} className="overflow-hidden rounded-card bg-card">
            <StripedBorder />
            <div className="p-4">
              <AddressLines address={{ ...order.address, is_default: false }} />
            </div>
            <StripedBorder />
          </section>
          <OrderItems order={order} />
          {isShipped && facts}
        </div>
        <div className={column}>
          <OrderParcels order={order} />
          <OrderTimeline order={order} />
          {!isShipped && facts}
          {order.arrival && (
            <Suspense fallback={null}>
              <PhoneOffer />
            </Suspense>
          )}
        </div>
      </div>
    </>
  )
}

/** The progress of the order since it was placed. */
function OrderTimeline({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const steps = orderTimeline(order).map((step) => ({
    ...step,
    label:
      step.name === 'cancelled' || step.name === 'refunded'
        ? t(`status.${step.name}`)
        : t(`step.${step.name}`),
  }))
  return (
    <section className="rounded-card bg-card p-4">
      <h2 className="mb-3 text-15">{t('progress')}</h2>
      <Timeline steps={steps} />
    </section>
  )
}
