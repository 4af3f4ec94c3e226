import type { Locale } from '@/contracts/languages'
import type { Order, Parcel } from './world'

export function describeParcel({ carrier, trackingNo, events }: Parcel, locale: Locale) {
  return {
    carrier,
    tracking_no: trackingNo,
    events: events.map(({ at, texts, place }) => ({
      at: at.toISOString(),
      text: texts[locale],
      place,
    })),
  }
}

/** The latest parcel, and all of them. */
export function describeSent(order: Order, locale: Locale) {
  const latest = order.parcels.at(-1)
  return {
    logistics: latest ? describeParcel(latest, locale) : null,
    parcels: order.parcels.map((parcel) => ({
      ...describeParcel(parcel, locale),
      number: parcel.number,
      items: parcel.items.map(({ itemId, quantity }) => ({ item_id: itemId, quantity })),
      shipped_at: parcel.shippedAt.toISOString(),
      delivered_at: parcel.deliveredAt?.toISOString() ?? null,
    })),
  }
}
