import { LOCALES, type Locale } from '@/contracts/languages'
import type { Logistics, Parcel } from '@/contracts/schemas/orders'
import type { Texts } from '@/server/db/tables/catalogue'
import { contentsOf } from '@/server/domain/packing'
import { translator } from '@/server/http/words'
import type { OrderItemRow } from '@/server/repositories/orders'
import type * as parcels from '@/server/repositories/parcels'

/** One parcel in the reader's language. */
export function describeLogistics({ parcel, events }: parcels.Parcel, locale: Locale): Logistics {
  return {
    carrier: parcel.carrier,
    tracking_no: parcel.trackingNo,
    events: events.map(({ createdAt, texts, place }) => ({
      at: createdAt.toISOString(),
      text: texts[locale],
      place,
    })),
  }
}

/** The latest parcel of an order, for older clients, and all of them. */
export function describeSent(
  sent: parcels.Parcel[],
  order: { deliveredAt: Date | null; items: OrderItemRow[] },
  locale: Locale,
): { logistics: Logistics | null; parcels: Parcel[] } {
  const latest = sent.at(-1)
  const logistics = latest ? describeLogistics(latest, locale) : null
  return { logistics, parcels: describeParcels(sent, order, locale) }
}

/** Every parcel of an order. One of an earlier version has the order's time of delivery. */
export function describeParcels(
  found: parcels.Parcel[],
  order: { deliveredAt: Date | null; items: OrderItemRow[] },
  locale: Locale,
): Parcel[] {
  return found.map((one) => ({
    ...describeLogistics(one, locale),
    number: one.parcel.number,
    items: contentsOf(one, order.items).map(({ itemId, quantity }) => ({
      item_id: itemId,
      quantity,
    })),
    shipped_at: one.parcel.createdAt.toISOString(),
    delivered_at: (one.parcel.deliveredAt ?? order.deliveredAt)?.toISOString() ?? null,
  }))
}

type ParcelStage =
  'shipped' | 'sorted' | 'departed' | 'customs' | 'local' | 'outForDelivery' | 'delivered'

/** The text of a standard tracking stage in every language. */
export function wordsOf(stage: ParcelStage): Texts<string> {
  return inAll((locale) => translator(locale)(`parcel.${stage}`))
}

export function inAll(word: (locale: Locale) => string): Texts<string> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, word(locale)])) as Texts<string>
}
