'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Order } from '@/contracts/orders'
import { formatDateTime } from '@/lib/format/date'
import { orderTimeline, type OrderStep } from '@/lib/orders/timeline'

const dots: Record<OrderStep['place'], string> = {
  done: 'border-money bg-card',
  now: 'border-money bg-money chosen',
  ahead: 'border-control bg-card',
}

/** The order's way, with a filled dot where it stands now. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const locale = useLocale()
  return (
    <section className="rounded-card bg-card p-4">
      <h2 className="mb-3 text-15">{t('progress')}</h2>
      <ol>
        {orderTimeline(order).map(({ name, at, place }) => (
          <li
            key={name}
            aria-current={place === 'now' ? 'step' : undefined}
            className="group relative flex gap-3 pb-4 last:pb-0"
          >
            <span
              aria-hidden
              className={`absolute top-4 bottom-0 left-[6.5px] w-px group-last:hidden ${place === 'done' ? 'bg-money' : 'bg-line'}`}
            />
            <span
              aria-hidden
              className={`relative mt-1 size-3.5 shrink-0 rounded-full border-2 ${dots[place]}`}
            />
            <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-3">
              <span
                className={
                  place === 'ahead' ? 'text-muted' : place === 'now' ? 'font-semibold' : ''
                }
              >
                {t(`step.${name}`)}
              </span>
              {at ? (
                <time dateTime={at} className="text-13 text-muted numbers">
                  {formatDateTime(at, locale)}
                </time>
              ) : (
                <span className="sr-only">{t('stepWaiting')}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
