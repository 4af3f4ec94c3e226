'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '@/components/layout/button-link'
import { ActionBar } from '@/components/layout/page-shell'
import { OrderPictures } from '@/components/orders/order-pictures'
import { DrawnTick } from '@/components/ui/drawn-tick'
import { ORDER_STATUS } from '@/contracts/order-status'
import type { Order } from '@/contracts/schemas/orders'
import { arrivalOf } from '@/lib/checkout/arrival'
import { ordersHref } from '@/lib/checkout/order-ids'
import { formatDateRange } from '@/lib/format/date'
import { formatCents } from '@/lib/format/money'

/** The orders were paid just now (`paidCents`), or before the page was opened. */
export function PaymentDone({
  orders,
  paidCents,
  balanceCents,
}: {
  orders: Order[]
  paidCents: number | null
  balanceCents: number
}) {
  const t = useTranslations()
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const isNew = paidCents !== null
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const count = orders.length
  const orderIds = orders.map((order) => order.id)
  const statuses = isNew ? [ORDER_STATUS.waitingDelivery] : orders.map(({ status }) => status)
  const arrival = arrivalOf(orders)
  return (
    <>
      <div className="flex flex-col items-center gap-3 pt-10 text-center">
        <DrawnTick />
        <h2 ref={heading} tabIndex={-1} className="text-20 outline-none">
          {isNew ? t('toasts.paySuccess') : t('payment.alreadyPaid', { count })}
        </h2>
        {isNew && (
          <p className="text-15 text-muted numbers">
            {t('payment.fromBalance', { amount: formatCents(paidCents) })}
          </p>
        )}
      </div>
      <section
        aria-label={t('payment.for')}
        className="mt-6 mb-5 flex flex-col gap-3 rounded-card bg-card p-4"
      >
        <OrderPictures items={orders.flatMap((order) => order.items)} />
        {arrival && (
          <p className="text-15 font-semibold numbers">
            {t('orders.arrival', {
              dates: formatDateRange(arrival.earliest, arrival.latest, locale),
            })}
          </p>
        )}
        <dl className="flex items-baseline justify-between gap-4 pt-3 text-13 hairline-t">
          <dt className="text-muted">{t(isNew ? 'payment.newBalance' : 'payment.balance')}</dt>
          <dd className="font-semibold text-money numbers">{formatCents(balanceCents)}</dd>
        </dl>
      </section>
      <ActionBar>
        <div className="flex flex-1 flex-wrap gap-x-3 gap-y-2 *:px-4 *:last:flex-auto">
          <ButtonLink size="large" variant="quiet" href="/home">
            {t('payment.toHome')}
          </ButtonLink>
          <ButtonLink size="large" href={ordersHref(orderIds, statuses)}>
            {t('payment.viewOrder', { count })}
          </ButtonLink>
        </div>
      </ActionBar>
    </>
  )
}
