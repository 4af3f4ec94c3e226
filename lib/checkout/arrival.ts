import type { Arrival, Order } from '@/contracts/schemas/orders'

/** When the parcels of several orders are expected: from the first to the last. Null if none is. */
export function arrivalOf(orders: Pick<Order, 'arrival'>[]): Arrival | null {
  const expected = orders.flatMap(({ arrival }) => arrival ?? [])
  const [earliest] = expected.map((arrival) => arrival.earliest).sort()
  const latest = expected
    .map((arrival) => arrival.latest)
    .sort()
    .at(-1)
  return earliest && latest ? { earliest, latest } : null
}
