'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { ButtonLink } from '@/components/layout/button-link'
import { ORDER_STATUS } from '@/contracts/order-status'
import { ordersHref } from '@/lib/checkout/order-ids'
import { formatCents } from '@/lib/format/money'

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

/** A tick that is drawn once, as by a pen; it simply stands there under reduced motion. */
function DrawnTick() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden className="size-20 text-money" fill="none">
      <circle cx="32" cy="32" r="30" className="fill-money-soft" />
      <path
        d="M19 33.5 28.5 43 46 23"
        pathLength={1}
        stroke="currentColor"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="transition-[stroke-dashoffset] delay-120 duration-500 ease-out [stroke-dasharray:1] [stroke-dashoffset:0] starting:[stroke-dashoffset:1]"
      />
    </svg>
  )
}
