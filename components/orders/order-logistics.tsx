'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Order } from '@/contracts/orders'
import { formatDateTime } from '@/lib/format/date'
import { CopyButton } from './copy-button'

/** The parcel: who carries it, under which number, where it was seen. */
export function OrderLogistics({ logistics }: { logistics: NonNullable<Order['logistics']> }) {
  const t = useTranslations('orders')
  const locale = useLocale()
  return (
    <section className="rounded-card bg-card p-4">
      <h2 className="mb-2 text-15">{t('logistics')}</h2>
      <div className="flex flex-wrap items-center justify-between gap-2 text-13">
        <p>
          {logistics.carrier} <span className="text-muted numbers">{logistics.tracking_no}</span>
        </p>
        <CopyButton text={logistics.tracking_no} label={t('copyTracking')} />
      </div>
      <ol className="flex flex-col">
        {logistics.events.map((event) => (
          <li key={event.at + event.text} className="py-2 hairline-b last:border-0">
            <p className="text-13">
              {event.text} {event.place}
            </p>
            <time dateTime={event.at} className="text-12 text-muted numbers">
              {formatDateTime(event.at, locale)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
