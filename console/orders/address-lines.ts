import type { AdminOrder } from '@/console/orders/status'

/** As written on a parcel. */
export function addressLines({
  addressee,
  phone,
  phone_display,
  area,
  detail,
  postal_code,
}: AdminOrder['address']) {
  return [addressee, phone_display ?? phone, detail, area, postal_code ?? ''].filter(Boolean)
}
