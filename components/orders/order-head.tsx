'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Order } from '@/contracts/schemas/orders'
import { formatCountdown, formatDateRange } from '@/lib/format/date'
import { isPartlySent } from '@/lib/orders/parcels'
import { orderStatusName } from '@/lib/orders/order-status'
import { itemsRefundState } from '@/lib/refunds/refund-state'
import { useTimeLeft } from '@/lib/scheduling/use-time-left'
import { StatusLabel } from './status-label'

/** The key under `orders.next`. */
function nextStep(order: Order) {
  const name = orderStatusName(order.status)
  if (name === 'delivered' && order.delivered_at) return 'arrived'
  if (isPartlySent(order)) return 'partlySent'
  if (name === 'afterSale' && itemsRefundState(order.items) === 'agreed') return 'returnApproved'
  return name
}

/** The status of the order, and what happens next and when. */
export function OrderHead({ order }: { order: Order }) {
  const t = useTranslations()
  const locale = useLocale()
  const left = useTimeLeft(order.pay_before)
  const isExpired = left !== null && left === 0
  const step = nextStep(order)
  const next = isExpired
    ? t('payment.expired')
    : t(`orders.next.${step}`, { time: formatCountdown(left ?? 0) })
  return (
    <section className="flex flex-col gap-1 px-1 pt-10 pb-4">
      <h2 className="text-20">
        <StatusLabel order={order} />
      </h2>
      <p className="text-15 text-muted numbers">{next}</p>
      {order.arrival && (
        <p className="text-15 numbers">
          {t('orders.arrival', {
            dates: formatDateRange(order.arrival.earliest, order.arrival.latest, locale),
          })}
        </p>
      )}
    </section>
  )
}
