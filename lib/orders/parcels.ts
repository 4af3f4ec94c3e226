import { ORDER_STATUS } from '@/contracts/order-status'
import type { Logistics, Order } from '@/contracts/schemas/orders'

/** A parcel as screens show it. */
export interface ShownParcel extends Logistics {
  number: number
  items: { id: number; name: string; quantity: number }[]
}

/** Some of the goods are in a parcel, and others wait at the shop. */
export const isPartlySent = ({ status, parcels = [] }: Order): boolean =>
  status === ORDER_STATUS.waitingDelivery && parcels.length > 0

/** The parcels of an order by number; a backend without `parcels` answers one, as `logistics`. */
export function shownParcels({ parcels, logistics, items }: Order): ShownParcel[] {
  if (!parcels || parcels.length === 0)
    return logistics ? [{ ...logistics, number: 1, items: [] }] : []
  const names = new Map(items.map(({ id, name }) => [id, name]))
  return parcels.map((parcel) => ({
    ...parcel,
    items: parcel.items.map(({ item_id: id, quantity }) => ({
      id,
      name: names.get(id) ?? '',
      quantity,
    })),
  }))
}
