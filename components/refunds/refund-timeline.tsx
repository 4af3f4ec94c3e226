'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Refund } from '@/contracts/refunds'
import { formatDateTime } from '@/lib/format/date'
import { refundTimeline, type RefundStep } from '@/lib/refunds/refund-state'

const dots: Record<RefundStep['place'], string> = {
  done: 'border-money bg-card',
  now: 'border-money bg-money chosen',
  ahead: 'border-control bg-card',
}

/** The way of a request, with a filled dot where it stands now. */
export function RefundTimeline({ refund }: { refund: Refund }) {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <ol>
      {refundTimeline(refund).map(({ name, at, place }) => (
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
          <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-3 text-13">
            <span
              className={place === 'ahead' ? 'text-muted' : place === 'now' ? 'font-semibold' : ''}
            >
              {t(`refund.step.${name}`)}
            </span>
            {at ? (
              <time dateTime={at} className="text-muted numbers">
                {formatDateTime(at, locale)}
              </time>
            ) : (
              <span className="sr-only">{t('orders.stepWaiting')}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
