'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { ButtonLink } from '@/components/layout/button-link'
import { ORDER_STATUS } from '@/contracts/order-status'
import { ordersHref } from '@/lib/checkout/order-ids'
import { formatCents } from '@/lib/format/money'
import { DrawnTick } from './drawn-tick'

const PhoneOffer = lazy(() =>
  import('@/components/notifications/phone-offer').then((file) => ({ default: file.PhoneOffer })),
)

/** Paid just now (`paidCents`), or already when the page was opened. */
export function PaymentDone({
  orderIds,
  paidCents,
}: {
  orderIds: number[]
  paidCents: number | null
}) {
  const t = useTranslations()
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const isNew = paidCents !== null
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  const count = orderIds.length
  return (
    <div className="flex flex-col items-center gap-3 pt-14 text-center">
      <DrawnTick />
      <h2 ref={heading} tabIndex={-1} className="text-20 outline-none">
        {isNew ? t('toasts.paySuccess') : t('payment.alreadyPaid', { count })}
      </h2>
      {isNew && (
        <p className="text-15 text-muted numbers">
          {t('payment.fromBalance', { amount: formatCents(paidCents, locale) })}
        </p>
      )}
      <div className="flex w-full flex-col gap-2.5 pt-6">
        <ButtonLink
          size="large"
          isFullWidth
          href={ordersHref(orderIds, ORDER_STATUS.waitingDelivery)}
        >
          {t('payment.viewOrder', { count })}
        </ButtonLink>
        <ButtonLink size="large" variant="quiet" isFullWidth href="/home">
          {t('payment.toHome')}
        </ButtonLink>
      </div>
      {isNew && (
        <Suspense fallback={null}>
          <PhoneOffer />
        </Suspense>
      )}
    </div>
  )
}
