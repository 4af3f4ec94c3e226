'use client'

import { useState } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { Logistics, Order } from '@/contracts/schemas/orders'
import { formatDateTime } from '@/lib/format/date'
import { CopyButton } from '@/components/layout/copy-button'
import { DOT } from '@/lib/format/dot'
import { isPartlySent, shownParcels, type ShownParcel } from '@/lib/orders/parcels'

const FIRST_SHOWN = 3

/** The parcels of an order: one with everything has no number; others have numbers and items. */
export function OrderParcels({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const parcels = shownParcels(order)
  const isMoreToCome = isPartlySent(order)
  const isOnlyOne = parcels.length === 1 && !isMoreToCome
  function headingOf({ number }: ShownParcel) {
    if (isMoreToCome) return t('parcelNumber', { number })
    return isOnlyOne ? t('logistics') : t('parcelOf', { number, count: parcels.length })
  }
  return parcels.map((parcel) => (
    <OrderParcel
      key={parcel.number}
      parcel={parcel}
      heading={headingOf(parcel)}
      items={isOnlyOne ? [] : parcel.items}
    />
  ))
}

/** One parcel: carrier, tracking number and tracking events, latest first. */
function OrderParcel({
  parcel: logistics,
  heading,
  items,
}: {
  parcel: ShownParcel
  heading: string
  items: ShownParcel['items']
}) {
  const t = useTranslations('orders')
  const [areAllShown, setAllShown] = useState(false)
  // Numbered from the oldest, because a carrier may send a message twice.
  const events = logistics.events.map((event, place, { length }) => ({
    ...event,
    no: length - place,
  }))
  const shown = areAllShown ? events : events.slice(0, FIRST_SHOWN)
  return (
    <section aria-label={heading} className="rounded-card bg-card p-4">
      <h2 className="text-15">{heading}</h2>
      {items.length > 0 && (
        <ul className="text-13 text-muted">
          {items.map(({ id, name, quantity }) => (
            <li key={id} className="wrap-anywhere">
              {t('parcelItem', { name, quantity })}
            </li>
          ))}
        </ul>
      )}
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2 text-13">
        <p className="min-w-0 wrap-anywhere">
          {logistics.carrier} <span className="text-muted numbers">{logistics.tracking_no}</span>
        </p>
        <span className="-me-3">
          <CopyButton text={logistics.tracking_no} label={t('copyTracking')} />
        </span>
      </div>
      <ol aria-label={t('parcelEvents')} aria-live="polite">
        {shown.map((event, index) => (
          <ParcelEvent key={event.no} event={event} isLatest={index === 0} />
        ))}
      </ol>
      {events.length > shown.length && (
        <div className="mt-3 ps-6.5">
          <Button size="small" variant="quiet" onClick={() => setAllShown(true)}>
            {t('earlierEvents', { count: events.length - shown.length })}
          </Button>
        </div>
      )}
    </section>
  )
}

function ParcelEvent({
  event,
  isLatest,
}: {
  event: Logistics['events'][number]
  isLatest: boolean
}) {
  const locale = useLocale()
  return (
    <li
      aria-current={isLatest ? 'step' : undefined}
      className="group relative flex gap-3 pb-4 last:pb-1"
    >
      <span
        aria-hidden
        className="absolute top-4 bottom-0 left-[6.5px] w-px bg-line group-last:hidden"
      />
      <span
        aria-hidden
        className={`relative mt-1 size-3.5 shrink-0 rounded-full border-2 ${isLatest ? 'border-money bg-money chosen' : 'border-control bg-card'}`}
      />
      <span className="flex min-w-0 flex-col">
        <span className={isLatest ? 'font-semibold' : 'text-13'}>{event.text}</span>
        <span className="text-13 text-muted">
          {event.place && (
            <span className="wrap-anywhere">
              {event.place}
              {DOT}
            </span>
          )}
          <time dateTime={event.at} className="whitespace-nowrap numbers">
            {formatDateTime(event.at, locale)}
          </time>
        </span>
      </span>
    </li>
  )
}
